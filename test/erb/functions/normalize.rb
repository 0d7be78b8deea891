require 'ipaddr'
Puppet::Functions.create_function(:normalize) do
  def normalize(*args)
    result = []
    args = args[0] if args[0].kind_of?(Array)
    args = [args] unless args.kind_of?(Array)
    args.each do |ip|
      begin
        if IPAddr.new(ip).ipv6?
          unless ip.match(/\[.+\]/)
            Puppet.debug("IP #{ip} is changed to [#{ip}]")
            ip = "[#{ip}]"
          end
        end
      rescue ArgumentError
        # no address
      end
      result << ip
    end
    return result[0] if args.size == 1
    result
  end
end
