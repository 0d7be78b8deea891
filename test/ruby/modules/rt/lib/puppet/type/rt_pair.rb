Puppet::Type.newtype(:rt_pair) do
  ensurable
  def self.title_patterns
    [[/^([^:]+)$/m, [[:name]]], [/^([^:]+):([^:]+)$/m, [[:name], [:target]]]]
  end
  newparam(:name, namevar: true)
  newparam(:target, namevar: true)
  newproperty(:value)
end
