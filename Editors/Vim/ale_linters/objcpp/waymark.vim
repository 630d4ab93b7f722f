call waymark#ale('objcpp', 'objective-cpp')
