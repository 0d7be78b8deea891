# The part of Puppet's Ruby interface that module code uses while a catalog is compiled.
module Puppet
  PUPPETVERSION = '8.10.0'.freeze

  class Error < RuntimeError
    attr_accessor :original, :file, :line, :pos, :environment, :node

    def initialize(message = nil, original = nil, *rest, **options)
      super(message)
      @original = original.is_a?(Exception) ? original : nil
      @file, @line, @pos = original.is_a?(Exception) ? rest : [original, *rest]
      @line = options[:line] if options.key?(:line)
    end
  end

  class DevError < Error; end
  class ParseError < Error; end
  class ParseErrorWithIssue < ParseError; end
  class ResourceError < Error; end
  class ExecutionFailure < Error; end
  class UnknownFunction < Error; end
  class PreformattedError < ParseErrorWithIssue; end
  class MissingCommand < Error; end
  class InvalidArgument < Error; end

  class DataBinding
    class LookupError < PreformattedError; end
    class RecursiveLookupError < LookupError; end
  end

  LEVELS = %i[debug info notice warning err alert emerg crit].freeze

  class << self
    LEVELS.each do |level|
      define_method(level) do |message = nil, &block|
        message = block.call if message.nil? && block
        PPTJS::Host.log(level, message)
        nil
      end
    end
    alias warn warning

    def version = PUPPETVERSION
    def [](name) = PPTJS::Host.call('setting', 'name' => name.to_s)
    def settings = Settings
    def lookup(name) = name.to_sym == :current_environment ? Environment.current : nil
    def features = Features
    def runtime = {}
    def puppet_deprecation_warning(message, options = {}) = warn_once('deprecation', options[:key] || message, message)

    # The location in the message is the code of the function that calls this method.
    def deprecation_warning(message, key = nil, *)
      place = caller_locations(1, 1).first
      method = place.label.to_s[/\w+[?!]?\z/]
      warn_once('deprecation', key || message, "#{message}\n   (location: #{place.path}:#{place.lineno}:in `#{method}')")
    end
    def log_exception(error, message = nil, *) = err(message || error.message)
    def initialize_settings(*) = nil

    def warn_once(kind, key, message, *_place)
      @warned ||= {}
      return if @warned[[kind, key]]

      @warned[[kind, key]] = true
      warning(message)
    end

    # Parts of Puppet that are only used on a node become placeholders: code can name, include and inherit from them.
    def const_missing(name) = const_set(name, PPTJS.placeholder)
  end

  module Settings
    def self.[](name) = name.to_sym == :strict ? Puppet[name]&.to_sym : Puppet[name]
    def self.value(name, *) = Puppet[name]
  end

  module Features
    def self.method_missing(name, *) = name == :add ? nil : false
    def self.respond_to_missing?(*) = true
  end

  module FileSystem
    def self.exist?(path) = File.exist?(path.to_s)
    def self.read(path, *) = File.read(path.to_s)
    def self.pathname(path) = Pathname.new(path)
    def self.path_string(path) = path.to_s
  end

  module Pops
    module Types
      module PSensitiveType
        Sensitive = PPTJS::Sensitive
      end
      module PBinaryType
        # A sequence of bytes. Its text is Base64.
        class Binary
          attr_reader :binary_buffer

          def self.from_base64(text) = new(text.unpack1('m'))
          def self.from_base64_urlsafe(text) = from_base64_strict(text.tr('-_', '+/').then { |plain| plain.ljust((plain.size + 3) / 4 * 4, '=') })
          def self.from_base64_strict(text) = new(text.unpack1('m0'))
          def self.from_binary_string(text) = new(text)

          def self.from_string(text)
            raise ArgumentError, "The given string in encoding '#{text.encoding}' is invalid. Cannot create a Binary UTF-8 representation" unless text.valid_encoding?

            new(text.encode('UTF-8'))
          end

          def initialize(bytes) = @binary_buffer = bytes.b.freeze
          def to_s = [@binary_buffer].pack('m0')
          def relaxed_to_s = [@binary_buffer].pack('m')
          def length = @binary_buffer.length
          def ==(other) = self.class == other.class && @binary_buffer == other.binary_buffer
          alias eql? ==
          def hash = @binary_buffer.hash
        end
      end
      module Iterable
        def self.asserted_iterable(_caller, value) = value.respond_to?(:each) ? value.each : (raise ArgumentError, 'The value is not iterable')
      end
      module TypeCalculator
        def self.singleton = self
        def self.infer(value) = PPTJS::Host.call('infer', 'value' => PPTJS::Wire.dump(value))
        def self.infer_set(value) = PPTJS::Host.call('infer_detailed', 'value' => PPTJS::Wire.dump(value))
        def self.instance?(type, value) = PPTJS::Host.call('instance', 'type' => PPTJS::Wire.dump(type), 'value' => PPTJS::Wire.dump(value))
        def self.generalize(type) = type
      end
      class TypeParser
        def self.singleton = new
        def parse(text, *) = PPTJS::Host.call('parse_type', 'text' => text.to_s)
        alias interpret_any parse
      end
      class TypeMismatchDescriber
        def self.singleton = new
        def self.describe_mismatch(...) = new.describe_mismatch(...)

        def describe_mismatch(name, expected, actual, *)
          PPTJS::Host.call('describe_mismatch', 'name' => name.to_s, 'expected' => PPTJS::Wire.dump(expected), 'actual' => PPTJS::Wire.dump(actual))
        end
      end
      module TypeFormatter
        def self.singleton = self
        def self.string(value) = value.to_s
        def self.alias_expanded_string(value) = value.to_s
      end
      PStringType = PPTJS::TypeReference
      PAnyType = PPTJS::TypeReference
      PResourceType = Class.new(PPTJS::TypeReference)
      PClassType = Class.new(PPTJS::TypeReference)
    end
    module Serialization
      module ToDataConverter
        def self.convert(value, _options = {}) = PPTJS::Host.call('to_data', 'value' => PPTJS::Wire.dump(value))
      end
    end
    module PuppetStack
      def self.stacktrace = [PPTJS::Host.call('calling_place'), ['unknown', 0]]
      def self.top_of_stack = stacktrace.first
    end
    module Loader
      def self.const_missing(name) = const_set(name, PPTJS.placeholder)
    end
    module Evaluator
      # What `break()`, `next()` and `return()` in a lambda raise.
      class PuppetStopIteration < StopIteration; end
      class Jumper < Exception; end # rubocop:disable Lint/InheritException
      class Next < Jumper; end
      class Return < Jumper; end

      class PuppetProc < Proc; end

      def self.const_missing(name) = const_set(name, PPTJS.placeholder)
    end

    def self.const_missing(name) = const_set(name, PPTJS.placeholder)
  end
end

# The classes in which Puppet executes the files of functions.
class Puppet::Pops::Loader::RubyFunctionInstantiator
  def self.new_binding(loader_injected_arg) = binding
end

class Puppet::Pops::Loader::RubyLegacyFunctionInstantiator
  def self.new_binding(loader_injected_arg) = binding
end

module PPTJS
  # Creates a placeholder for a missing constant: a class whose methods all return nil.
  def self.placeholder
    Class.new do
      def self.const_missing(name) = const_set(name, PPTJS.placeholder)
      def self.method_missing(*, **) = nil
      def self.respond_to_missing?(*) = false
      def self.included(_base) = nil
      def self.append_features(_base) = self
      def method_missing(*, **) = nil
      def respond_to_missing?(*) = false
    end
  end
end

# Ignores placeholders, which are classes, in `include` and `extend`.
class Module
  alias pptjs_include include
  alias pptjs_extend extend

  def include(*modules)
    found = modules.select { |each| each.instance_of?(Module) }
    found.empty? ? self : pptjs_include(*found)
  end

  def extend(*modules)
    found = modules.select { |each| each.instance_of?(Module) }
    found.empty? ? self : pptjs_extend(*found)
  end
end

def Puppet.N_(text) = text

module Facter
  def self.value(name) = PPTJS::Host.call('fact', 'name' => name.to_s)
  def self.[](name) = Struct.new(:value).new(value(name))
  def self.fact(name) = self[name]
  def self.add(*) = nil
  def self.debug(*) = nil
  def self.version = '4.10.0'
end

module Kernel
  def _(text) = text
  def n_(one, many, count) = count == 1 ? one : many
  private :_, :n_
end

require_relative 'puppet/environment'
require_relative 'puppet/time'
require_relative 'puppet/util'
require_relative 'puppet/parser'
require_relative 'puppet/functions'
require_relative 'puppet/type'
require_relative 'puppet/resource_api'
