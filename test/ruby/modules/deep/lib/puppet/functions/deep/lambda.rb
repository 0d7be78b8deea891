Puppet::Functions.create_function(:'deep::lambda') do
  dispatch(:lam) do
    block_param
  end

  def lam(&block)
    yield
  end
end
