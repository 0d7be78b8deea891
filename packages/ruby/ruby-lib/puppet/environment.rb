module Puppet
  # The environment of the catalog that is being compiled.
  class Environment
    attr_reader :name

    def self.current = new(PPTJS::Host.call('environment'))
    def initialize(name) = @name = name.to_sym
    def to_s = @name.to_s
    def inspect = "<Puppet::Node::Environment name=#{name}>"
    def ==(other) = other.is_a?(Environment) && other.name == name
    def modulepath = Array(PPTJS::Host.call('modulepath'))
    alias full_modulepath modulepath
    def manifest = PPTJS::Host.call('manifest') || :no_manifest
    def module(name) = Puppet::Module.find(name.to_s)
    def modules = PPTJS::Host.call('modules').map { |name, path| Puppet::Module.new(name, path) }
    def modules_by_path = modulepath.to_h { |folder| [folder, modules.select { |each| each.path.start_with?("#{folder}/") }] }
    def known_resource_types = KnownTypes.new

    # The classes and defined types of the environment.
    class KnownTypes
      def find_hostclass(name) = Puppet::Resource::Type.of(PPTJS::Host.call('definition', 'kind' => 'class', 'name' => name.to_s))
      alias hostclass find_hostclass
      def find_definition(name) = Puppet::Resource::Type.of(PPTJS::Host.call('definition', 'kind' => 'define', 'name' => name.to_s))
      alias definition find_definition
    end
  end

  # A module of the environment.
  class Module
    attr_reader :name, :path

    def initialize(name, path) = (@name, @path = name, path)

    def self.find(name, _environment = nil)
      path = PPTJS::Host.call('module_path', 'name' => name.to_s)
      path && new(name.to_s, path)
    end

    def file(name) = existing('files', name)
    def template(name) = existing('templates', name)
    def templates = "#{path}/templates"
    def files = "#{path}/files"
    def metadata_file = "#{path}/metadata.json"
    def has_metadata? = File.exist?(metadata_file)
    def metadata = @metadata ||= has_metadata? ? JSON.parse(File.read(metadata_file)) : {}
    def forge_name = metadata['name']&.tr('-', '/')
    %w[version author source summary license dependencies].each { |key| define_method(key) { metadata[key] } }
    def to_s = "Module #{name}(#{path})"

    private

    def existing(folder, name)
      full = name ? "#{path}/#{folder}/#{name}" : "#{path}/#{folder}"
      File.exist?(full) ? full : nil
    end
  end
end
