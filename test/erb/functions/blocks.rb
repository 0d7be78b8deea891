Puppet::Functions.create_function(:blocks) do
  dispatch :several do
    param 'Enum[each, map, select, call, safe, maybe, helper, leave, own, sorted, next, rescue]', :kind
    repeated_param 'Any', :values
    optional_block_param 'Callable', :block
  end

  def several(kind, *values, &block)
    return "without a block: #{values.size}" unless block_given?

    case kind
    when 'each' then values.each(&block)
    when 'map' then values.map(&block)
    when 'select' then values.select { |value| yield(value) }
    when 'call' then block.call(values.first, values.size)
    when 'safe' then block&.call(*values)
    when 'maybe' then block.nil? ? 1 : block.(values.first)
    when 'helper' then twice(values, &block)
    when 'leave' then values.each { |value| return value if yield(value) }
    when 'own' then twice(values) { |value| value == 'a' ? 'first' : yield(value) }
    when 'next'
      twice(values) do |value|
        next 'none' if value.nil?
        break 'stopped' if value == 'x y'

        value
      end
    when 'rescue'
      begin
        yield(values.first)
      rescue StandardError
        'rescued'
      end
    else
      values.sort_by { |value| yield(value).to_s }
    end
  end

  def twice(values)
    return 'no block' unless block_given?

    [yield(values.first), values.map { |value| yield(value) }]
  end
end
