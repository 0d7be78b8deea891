Puppet::Functions.create_function(:changes) do
  dispatch :changes do
    param 'Hash', :settings
    repeated_param 'Any', :more
  end

  def changes(settings, *more)
    kept = settings.reject { |_key, value| value == '' }.each do |_key, value|
      value.reject! { |_inner, each| each == '' } if value.is_a?(Hash)
      value << 'last' if value.is_a?(Array)
    end
    removed = kept.delete('a')
    more.push(removed)
    first, *rest = more
    found = more.each_with_index { |each, index| break index if each.is_a?(Integer) }
    [kept, first, rest, found, settings.size]
  end
end
