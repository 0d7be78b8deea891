# What module code takes for granted that later Rubies have taken away.

class Object
  # Until Ruby 3.2 every object answered to `=~`.
  def =~(_other) = nil
end

class << File
  alias exists? exist? unless method_defined?(:exists?)
end

class << Dir
  alias exists? exist? unless method_defined?(:exists?)
end
