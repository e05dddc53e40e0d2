pub fn only_for_tests_of_lib() {}
