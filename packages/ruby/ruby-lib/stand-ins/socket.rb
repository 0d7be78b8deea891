# The sandbox has no network: no name has an address, and no address can be reached.
class BasicSocket < IO; end

class SocketError < StandardError; end

class Socket < BasicSocket
  AF_UNSPEC = 0
  AF_INET = 2
  AF_INET6 = 10
  Constants = self
  class ResolutionError < SocketError; end

  def self.gethostname = Puppet::Parser::Scope.current['facts'].to_h['fqdn'].to_s
  def self.tcp(host, port, *, **) = TCPSocket.new(host, port)
end

class IPSocket < BasicSocket
  ADDRESS = /\A(?:\d{1,3}(?:\.\d{1,3}){3}|\h*:[\h:.]*)\z/

  def self.getaddress(name)
    name.to_s.match?(ADDRESS) ? name : raise(Socket::ResolutionError, 'getaddrinfo: Name or service not known')
  end
end

class UDPSocket < IPSocket; end

class TCPSocket < IPSocket
  def self.new(host, port, *, **)
    address = IPSocket.getaddress(host)
    raise Errno::ENETUNREACH, "connect(2) for \"#{address}\" port #{port}"
  end

  def self.open(...) = new(...)
end
