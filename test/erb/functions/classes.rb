Puppet::Functions.create_function(:classes) do
  dispatch :describe do
    param 'Any', :value
    repeated_param 'Any', :others
  end

  def describe(value, *others)
    names = others.map { |each| (each.class).to_s }.join(',')
    raise(ArgumentError, "a #{value.class} is no array: #{names}") unless value.is_a?(Array)

    "#{value.first.class}, #{value.class.name}: #{names}"
  end
end
