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
