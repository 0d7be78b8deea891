require 'deep_merge'

Puppet::Functions.create_function(:'rt::merge_hashes') do
  def merge_hashes(source, dest)
    %i[deep_merge deep_merge! ko_deep_merge!].map do |method|
      receiver, argument = Marshal.load(Marshal.dump([dest, source]))
      [receiver.send(method, argument), receiver].inspect
    end
  end
end
