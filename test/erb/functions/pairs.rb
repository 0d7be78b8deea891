Puppet::Functions.create_function(:pairs) do
  dispatch :of_hash do
    param 'Hash', :values
    block_param 'Callable', :block
  end

  dispatch :of_array do
    param 'Array', :values
    block_param
  end

  def of_hash(values)
    values.map { |key, value| yield(key, value) }
  end

  def of_array(values, &block)
    found = []
    values.each { |value| found << block.call(value) }
    found.compact.uniq
  end
end
