# `require` within the sandbox: Ruby's own library, the modules' lib folders, and what stands in for Puppet's. What is missing of Puppet
# itself is passed over: modules ask for parts that matter on a node only.
module PPTJS
  module Requires
    OPTIONAL = %r{\A(puppet(/|\z|_litmus)|facter|hiera|augeas|openssl\z|etc\z|pry\z|redis\z|socket|net/|open-uri|win32|ffi|sqlite|msgpack|gettext)}

    module_function

    def add(paths)
      paths.each { |path| $LOAD_PATH << path unless $LOAD_PATH.include?(path) }
      nil
    end
  end
end

module Kernel
  alias pptjs_require require

  def require(name)
    pptjs_require(name)
  rescue LoadError => e
    raise unless PPTJS::Requires::OPTIONAL.match?(name.to_s) || name.to_s.include?('/puppet/')
    raise if e.path && e.path != name.to_s && !PPTJS::Requires::OPTIONAL.match?(e.path)

    false
  end
  private :pptjs_require, :require
end

# What Puppet has loaded when module code runs; each part is loaded when it is first named.
{ YAML: 'yaml', Psych: 'psych', Set: 'set', Pathname: 'pathname', URI: 'uri', Shellwords: 'shellwords', Base64: 'base64', OpenStruct: 'ostruct', Digest: 'digest',
  SecureRandom: 'securerandom', StringIO: 'stringio', FileUtils: 'fileutils', Tempfile: 'tempfile', Date: 'date', DateTime: 'date', Timeout: 'timeout',
  Benchmark: 'benchmark', Singleton: 'singleton', Forwardable: 'forwardable', Observer: 'observer', Etc: 'etc', Zlib: 'zlib', CGI: 'cgi' }.each do |name, library|
  Object.autoload(name, library) unless Object.const_defined?(name)
end

class Object
  # Replaced by that of the library.
  def to_yaml(...)
    Object.remove_method(:to_yaml)
    require 'yaml'
    to_yaml(...)
  end
end
