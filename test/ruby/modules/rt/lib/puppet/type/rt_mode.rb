Puppet::Type.newtype(:rt_mode) do
  @doc = 'Modes'
  newparam(:path, namevar: true) { desc 'p' }
  newparam(:mode) do
    require 'puppet/util/symbolic_file_mode'
    include Puppet::Util::SymbolicFileMode
    validate do |value|
      raise Puppet::Error, "bad mode #{value.inspect}" unless value.nil? || valid_symbolic_mode?(value)
    end
    munge { |value| normalize_symbolic_mode(value) }
  end
  newproperty(:flags, array_matching: :all) do
    munge { |v| v.to_s.upcase }
  end
end
