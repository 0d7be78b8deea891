require 'digest'

module Puppet
  module Util
    ABSOLUTE_WINDOWS = %r{\A(?:(?:[A-Z]:[\\/])|(?:[\\/]{2}[^\\/]+[\\/][^\\/]+)|(?:[\\/]{2}\?[\\/][^\\/]+))}i
    ABSOLUTE_POSIX = %r{\A/}

    class << self
      def absolute_path?(path, platform = :posix)
        (platform.to_sym == :windows ? ABSOLUTE_WINDOWS : ABSOLUTE_POSIX).match?(path.to_s)
      end

      def deterministic_rand(seed, max) = deterministic_rand_int(seed, max).to_s
      def deterministic_rand_int(seed, max) = Random.new(seed).rand(max)
      def which(_command) = nil
      def path_to_uri(path) = path
      def execute(*) = raise(Puppet::ExecutionFailure, 'A command cannot run here')
      def symbolizehash(hash) = hash.transform_keys(&:to_sym)
      def method_missing(*) = nil
      def respond_to_missing?(*) = false
      def const_missing(name) = const_set(name, PPTJS.placeholder)
    end

    module Package
      def versioncmp(a, b, *) = PPTJS.call_host_function('versioncmp', [a.to_s, b.to_s], nil)
      module_function :versioncmp
    end

    module Platform
      def self.windows? = false
      def self.actually_windows? = false
    end

    module Execution
      def self.execute(*) = raise(Puppet::ExecutionFailure, 'A command cannot run here')
      def self.execpipe(*) = execute
    end

    module Errors
      def fail(*args) = raise(args.first.is_a?(Class) ? args.shift : Puppet::Error, args.join(' '))
      def devfail(message) = raise(Puppet::DevError, message)
    end

    module Json
      def self.load(text, **) = ::JSON.parse(text)
      def self.dump(value, **) = ::JSON.generate(value)
    end

    module Yaml
      class YamlLoadError < StandardError; end

      def self.safe_load(text, allowed = [], *) = ::YAML.safe_load(text, permitted_classes: allowed, aliases: true)
      def self.safe_load_file(path, allowed = [], *) = safe_load(File.read(path), allowed)
    end

    module Checksums
      def md5(text) = ::Digest::MD5.hexdigest(text)
      def sha256(text) = ::Digest::SHA256.hexdigest(text)
      module_function :md5, :sha256
    end

    module Warnings
      def warnonce(message) = Puppet.warn_once('warnonce', message, message)
      module_function :warnonce
    end

    # The tags of a resource or catalog.
    class TagSet < ::Set
      def to_yaml = to_a.to_yaml
      def to_data_hash = to_a
    end

    module Logging; end
    module MethodHelper; end
    module Docs; end
  end
end
