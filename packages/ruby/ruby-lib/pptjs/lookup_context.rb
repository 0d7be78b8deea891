module PPTJS
  # The `Puppet::LookupContext` of a data function. The host has one for each location of a level; Ruby keeps what is cached in it, because module
  # code caches objects that the host has no form for, such as connections.
  class LookupContext < Foreign
    # `invocation` of the context, as far as module code uses it.
    Invocation = Struct.new(:scope)

    def self.name = 'Puppet::Pops::Lookup::Context'

    def initialize(wire)
      super('object', wire['id'], wire['text'])
      @key = wire['key']
    end

    def environment_name = ask('environment_name').to_sym
    def module_name = ask('module_name')
    def not_found = throw(:no_such_key)
    def explain(&block) = Blocks.registered(block) { |registered| ask('explain', [], registered) }
    def interpolate(value) = ask('interpolate', [value])
    def cache(key, value) = cached[key] = value
    def cache_all(hash) = cached.merge!(hash) && nil
    def cache_has_key(key) = cached.include?(key)
    def cached_value(key) = cached[key]

    def cached_entries(&block)
      return cached.each unless block

      cached.each_pair { |pair| block.arity == 2 ? yield(*pair) : yield(pair) }
      nil
    end

    # The content of a file, or what the block makes of it. The result belongs to the environment, not to the level.
    def cached_file_data(path)
      Evaluation.cached([:file, path]) do
        content = read(path)
        block_given? ? yield(content) : content
      end
    end

    def invocation = Invocation.new(Puppet::Parser::Scope.current)

    private

    def cached = Evaluation.cached([:lookup, @key]) { {} }

    def read(path)
      ask('cached_file_data', [path])
    rescue Puppet::DataBinding::LookupError
      raise Errno::ENOENT.new(path, 'rb_file_s_stat')
    end

    def ask(name, args = [], block = nil)
      Host.call('method', 'object' => Wire.dump(self), 'name' => name, 'args' => args.map { |each| Wire.dump(each) }, 'block' => block)
    end
  end
end
