mod no_such_file;
