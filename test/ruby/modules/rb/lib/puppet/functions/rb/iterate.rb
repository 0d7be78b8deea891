# Calls its block within an iteration of Ruby.
Puppet::Functions.create_function(:'rb::iterate') do
  dispatch :iterate do
    param 'String', :method
    param 'Any', :values
    block_param
  end
  def iterate(method, values, &block)
    [values.public_send(method) { |value| call_it(value, &block) }]
  end

  def call_it(value)
    yield value
  end
end
