# `require` in the sandbox finds Ruby's own library, the lib folders of modules, and the stand-ins. A missing part of Puppet is not an error,
# because modules require parts that are only used on a node. Records what the files of modules require, because descriptions of functions and
# types depend on it.
module PPTJS
  module Requires
    OPTIONAL = %r{\A(puppet(/|\z|_litmus)|facter|hiera|augeas|openssl\z|etc\z|pry\z|redis\z|socket|net/|open-uri|win32|ffi|sqlite|msgpack|gettext)}

    # The libraries that each file of a module requires: by path, names such as `puppet_x/acme.rb` and absolute paths.
    @required = Hash.new { |files, path| files[path] = [] }
    # The files that are being loaded, one within the other.
    @loading = []
    # The files of modules that were loaded during a call: what happened meanwhile is not known.
    @loaded_in_calls = {}
    # Whether the outermost file is that of a function or type.
    @describing = false

    module_function

    def add(paths)
      paths.each { |path| $LOAD_PATH << path unless $LOAD_PATH.include?(path) }
      nil
    end

    # Calls the block, which runs the file of a function or type.
    def loading(path, &)
      outer = @describing
      @describing = true
      @required.delete(path)
      within(path, &)
    ensure
      @describing = outer
    end

    # Calls the block, which requires a library.
    def requiring(name, &)
      _, path = $LOAD_PATH.resolve_feature_path(name)
      return yield if path&.start_with?('/usr/', '/pptjs/')

      depend(name.end_with?('.rb') ? name : "#{name}.rb", *path)
      return yield unless path

      @loaded_in_calls[path] = true unless @describing || @required.key?(path)
      within(path, &)
    end

    # Records libraries that the running file depends on.
    def depend(*names) = (@required[@loading.last].push(*names) if @loading.any?)

    # What a file requires, directly or through other files; nil if that is not known.
    def all_of(path)
      found = {}
      add_required(path, found)
      found.keys unless found.keys.any? { |each| @loaded_in_calls[each] }
    end

    def add_required(path, found)
      @required.fetch(path, []).each do |each|
        next if found[each]

        found[each] = true
        add_required(each, found)
      end
    end

    def within(path)
      @required[path]
      @loading.push(path)
      yield
    ensure
      @loading.pop
    end
  end
end

module Kernel
  alias pptjs_require require

  def require(name)
    PPTJS::Requires.requiring(name.to_s) { pptjs_require(name) }
  rescue LoadError => e
    raise unless PPTJS::Requires::OPTIONAL.match?(name.to_s) || name.to_s.include?('/puppet/')
    raise if e.path && e.path != name.to_s && !PPTJS::Requires::OPTIONAL.match?(e.path)

    false
  end

  def require_relative(name)
    from = caller_locations(1, 1).first
    path = File.expand_path(name.to_s, File.dirname(from.absolute_path || from.path))
    PPTJS::Requires.requiring(path) { pptjs_require(path) }
  end
  private :pptjs_require, :require, :require_relative
end

# Libraries that Puppet has loaded before module code runs. Those that templates often use are part of the memory image (src/image). Each of
# the others is loaded when code first names it.
%w[erb yaml set ipaddr json uri pathname shellwords base64 digest date time stringio ostruct].each { |library| require library }

{ SecureRandom: 'securerandom', FileUtils: 'fileutils', Tempfile: 'tempfile', Timeout: 'timeout', Benchmark: 'benchmark', Singleton: 'singleton',
  Forwardable: 'forwardable', Observer: 'observer', Etc: 'etc', Zlib: 'zlib', CGI: 'cgi', DeepMerge: 'deep_merge/core', SemanticPuppet: 'semantic_puppet',
  Logger: 'logger', Find: 'find', OptionParser: 'optparse', TSort: 'tsort', Delegator: 'delegate', SimpleDelegator: 'delegate', Open3: 'open3' }.each do |name, library|
  Object.autoload(name, library) unless Object.const_defined?(name)
end
