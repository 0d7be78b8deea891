Puppet::Functions.create_function(:'rt::typed') do
  dispatch(:one) { param 'Hash', :h }
  dispatch(:two) { param 'Array', :a; repeated_param 'Array', :b }
  dispatch(:str) { param 'String', :s; optional_param 'Integer', :i; optional_block_param 'Callable', :b }
  def one(h) = "hash #{h}"
  def two(a, *b) = "arrays #{a} #{b}"
  def str(s, i = 0) = "str #{s} #{i} #{block_given? ? yield(s) : '-'}"
end
