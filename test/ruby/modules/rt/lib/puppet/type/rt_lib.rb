require_relative '../../puppet_x/rt/shared'
Puppet::Type.newtype(:rt_lib) do
  extend PuppetX::Rt::Shared
  include PuppetX::Rt::Checks
  PuppetX::Rt::NAMES.each do |n|
    newparam(n) { desc "the #{n}" }
  end
  newparam(:name, namevar: true)
  shared_params
  newmetaparam(:rt_meta) { desc 'm' } if false
  feature :fast, 'is fast', methods: [:run]
  newproperty(:speed, required_features: :fast)
end
