Puppet::Type.newtype(:rt_constants) do
  newparam(:name, namevar: true)
  newproperty(:all_values, array_matching: :all)
  property = properties.find { |each| each == Puppet::Type::Rt_constants::All_values }
  property.munge { |value| "<#{value}>" }
  Puppet::Type::Rt_constants::ParameterName.desc('found')
end
