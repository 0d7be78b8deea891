module Puppet::Parser::Functions
  newfunction(:legacy_addresses, :type => :rvalue, :doc => <<-EOS
Returns the addresses of all network interfaces.
EOS
  ) do |args|
    interfaces = lookupvar('interfaces')
    return false if interfaces.nil? || interfaces == :undefined
    result = []
    interfaces.split(',').each do |name|
      next if name.include?('lo')
      address = self.lookupvar("ipaddress_#{name}")
      result << address if address and (address != :undefined)
      function_notice([name, address])
    end
    warning("#{result.size} addresses") if args.size > 1
    raise Puppet::ParseError, "no addresses for #{args[0]}" if result.empty? && args.length > 0
    result
  end
end
