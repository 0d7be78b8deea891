# The sandbox has no network. Ruby's library `ipaddr` only needs these constants.
class BasicSocket < IO; end

class Socket < BasicSocket
  AF_UNSPEC = 0
  AF_INET = 2
  AF_INET6 = 10
  Constants = self
  class ResolutionError < StandardError; end

  def self.gethostname = Puppet::Parser::Scope.current['facts'].to_h['fqdn'].to_s
end

class IPSocket < BasicSocket
  def self.getaddress(name) = raise(Socket::ResolutionError, "getaddrinfo: Name or service not known: #{name}")
end

class UDPSocket < IPSocket; end
class TCPSocket < IPSocket; end
class SocketError < StandardError; end
