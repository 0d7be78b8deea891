module Puppet
  # Resource types that are declared as data.
  module ResourceApi
    def self.register_type(definition)
      attributes = definition[:attributes] || {}
      Type.newtype(definition[:name]) do
        attributes.each do |name, facts|
          options = { namevar: facts[:behaviour] == :namevar || facts[:behavior] == :namevar }
          parameter = options[:namevar] || %i[parameter].include?(facts[:behaviour] || facts[:behavior])
          parameter ? newparam(name, options) : newproperty(name, options)
        end
        patterns = definition[:title_patterns]
        define_singleton_method(:title_patterns) do
          next [[/(.*)/m, [[key_attributes.first]]]] unless patterns

          patterns.map { |each| [each[:pattern], each[:pattern].names.map { |group| [group.to_sym] }] }
        end
      end
    end

    def self.register_provider(*) = nil
    def self.register_transport(*) = nil
    def self.load_provider(*) = nil
  end
end
