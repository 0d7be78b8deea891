function deep::erb($x) {
  template('deep/fun.erb')
}
