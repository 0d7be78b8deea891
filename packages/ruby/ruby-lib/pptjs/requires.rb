# `require` in the sandbox finds Ruby's own library, the lib folders of modules, and the stand-ins. A missing part of Puppet is not an error,
# because modules require parts that are only used on a node.
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

# Libraries that Puppet has loaded before module code runs. Those that templates often use are part of the memory image (src/image). Each of
# the others is loaded when code first names it.
%w[erb yaml set ipaddr json uri pathname shellwords base64 digest date stringio ostruct].each { |library| require library }

{ SecureRandom: 'securerandom', FileUtils: 'fileutils', Tempfile: 'tempfile', Timeout: 'timeout', Benchmark: 'benchmark', Singleton: 'singleton',
  Forwardable: 'forwardable', Observer: 'observer', Etc: 'etc', Zlib: 'zlib', CGI: 'cgi' }.each do |name, library|
  Object.autoload(name, library) unless Object.const_defined?(name)
end
