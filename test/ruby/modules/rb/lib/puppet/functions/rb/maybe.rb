Puppet::Functions.create_function(:'rb::maybe') do
  dispatch :maybe do
    param 'Any', :value
    optional_block_param 'Callable', :block
  end
  def maybe(value, &block)
    return "no block for #{value}" unless block_given?
    first = block.call(value)
    second = block.nil? ? 0 : block.(value)
    [first, second, block ? yield(value) : 1]
  end
end
