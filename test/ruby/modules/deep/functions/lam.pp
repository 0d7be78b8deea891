function deep::lam() {
  deep::lambda() || { deep::lam() }
}
