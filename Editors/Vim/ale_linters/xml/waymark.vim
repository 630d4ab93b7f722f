call waymark#ale('xml', 'xml')
