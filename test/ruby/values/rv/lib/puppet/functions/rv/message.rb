Puppet::Functions.create_function(:'rv::message') do
  dispatch(:message) { param 'Hash', :attributes }
  def message(attributes)
    [attributes[:message], attributes.key?(:message), attributes.fetch(:default, 'none'), attributes['message']]
  end
end
