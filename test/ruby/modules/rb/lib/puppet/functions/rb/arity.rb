Puppet::Functions.create_function(:'rb::arity') do
  dispatch :arity do
    block_param
  end
  def arity(&block)
    "#{block.arity} #{block.lambda?} #{block.class}"
  end
end
