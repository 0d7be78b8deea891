# Methods that module code uses and that newer versions of Ruby no longer have.

class Object
  # Before Ruby 3.2, every object had the method `=~`.
  def =~(_other) = nil
end

class << File
  alias exists? exist? unless method_defined?(:exists?)
end

class << Dir
  alias exists? exist? unless method_defined?(:exists?)
end
