# Calls the Ruby function, which calls this one.
function deep::back($x) {
  deep::pp($x)
}
