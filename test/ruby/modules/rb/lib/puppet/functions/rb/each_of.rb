Puppet::Functions.create_function(:'rb::each_of') do
  dispatch :each_of do
    param 'Any', :values
    block_param
  end
  def each_of(values, &block)
    values.each(&block)
  end
end
