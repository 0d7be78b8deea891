require 'deep_merge'

Puppet::Functions.create_function(:'rt::merge') do
  dispatch :merge do
    param 'Any', :source
    param 'Any', :dest
    optional_param 'Hash', :options
  end

  # Returns the result and both arguments after it.
  def merge(source, dest, options = {})
    source, dest = Marshal.load(Marshal.dump([source, dest]))
    result = DeepMerge.deep_merge!(source, dest, options.transform_keys(&:to_sym))
    [result, source, dest].inspect
  rescue DeepMerge::InvalidParameter => e
    "#{e.class}: #{e.message}"
  end
end
