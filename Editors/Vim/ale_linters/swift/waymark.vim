call waymark#ale('swift', 'swift')
