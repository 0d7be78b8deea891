class RtConstant
  def self.text = RT_TEXT
end
RT_TEXT = 'text'.freeze
Puppet::Functions.create_function(:'rt::constant') do
  def constant = [RtConstant.name, RtConstant.text, RT_TEXT]
end
