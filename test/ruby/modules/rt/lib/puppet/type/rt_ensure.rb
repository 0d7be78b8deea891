Puppet::Type.newtype(:rt_ensure) do
  ensurable do
    desc 'states'
    defaultvalues
    newvalue(:latest) { provider.update }
    newvalue(/^\d/) { provider.install }
    aliasvalue(:installed, :present)
    defaultto :present
    def insync?(is) = true
  end
  newparam(:name) { isnamevar }
  newparam(:flag, boolean: true, parent: Puppet::Parameter::Boolean)
  newparam(:level) do
    newvalues(:low, :high, /^\d+$/)
    defaultto(:low)
  end
  newproperty(:owner) do
    validate { |v| raise ArgumentError, 'owner must not be empty' if v.to_s.empty? }
  end
  validate do
    fail 'level without owner' if self[:level] == :high && self[:owner].nil?
  end
  autorequire(:file) { ['/x'] }
end
