call waymark#ale('objc', 'objective-c')
