Puppet::Functions.create_function(:'rv::elements') do
  dispatch(:elements) { param 'Collection', :values }
  def elements(values)
    values.map { |*each| each.flatten.map { |one| "#{one.class} #{one}" } }
  end
end
