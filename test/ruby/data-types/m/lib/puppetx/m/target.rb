module PuppetX; module M; end; end
class PuppetX::M::Target
  attr_reader :uri, :options

  def self.from_asserted_hash(hash) = new(hash['uri'], hash['options'] || {})

  def initialize(uri, options = {})
    @uri = uri
    @options = options
  end

  def host = @uri[%r{//([^/:]+)}, 1]
  def describe = "target #{@uri} #{@options}"
  def _pcore_init_hash = { 'uri' => @uri, 'options' => @options }
  def eql?(other) = other.class == self.class && other.uri == @uri
  alias == eql?
  def hash = @uri.hash
  def to_s = "T(#{@uri})"
end
