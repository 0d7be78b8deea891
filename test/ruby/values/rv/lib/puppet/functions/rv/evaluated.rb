Puppet::Functions.create_function(:'rv::evaluated') do
  dispatch(:evaluated) { param 'String', :code }
  def evaluated(code)
    eval(code.gsub(/\bT\b/, 'Puppet::Pops::Time::Timestamp').gsub(/\bS\b/, 'Puppet::Pops::Time::Timespan'), binding)
  end
end
