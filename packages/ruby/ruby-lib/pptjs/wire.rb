# Converts values to and from JSON (src/wire-codec.ts is the other side). A JSON object with the key "#" is a value that JSON has no form for.
module PPTJS
  # A value of the host that Ruby has no class for. Ruby code can pass it on, compare it and print it, but not look into it.
  class Foreign
    attr_reader :id, :kind

    def initialize(kind, id, text) = (@kind, @id, @text = kind, id, text)
    def to_s = @text
    def inspect = @text
    def ==(other) = other.is_a?(Foreign) && other.to_s == to_s && other.kind == kind
    alias eql? ==
    def hash = @text.hash
  end

  # A Puppet type, represented by its text.
  class TypeReference < Foreign
    # The parts of a reference: File['/x'] has the type File and the title /x.
    attr_reader :title
    alias class_name title

    def initialize(kind, id, text, reference = nil)
      super(kind, id, text)
      @type_name, @title = reference
    end

    def type_name = @type_name || to_s[/\A[^\[]+/]
    alias name type_name
    alias type type_name

    # The value in the legacy interface.
    def to_legacy = title ? Puppet::Resource.new(type_name, title) : self
  end

  class Sensitive
    def self.name = 'Puppet::Pops::Types::PSensitiveType::Sensitive'
    def self.to_s = name
    def initialize(value) = @value = value
    def unwrap = block_given? ? yield(@value) : @value
    def to_s = 'Sensitive [value redacted]'
    def inspect = '#<Sensitive [value redacted]>'
    def ==(other) = other.is_a?(Sensitive) && other.unwrap == @value
    alias eql? ==
    def hash = @value.hash
  end

  # A lambda of the host. It gets all values of a call, and the host checks their number.
  class PuppetProc < Proc
    attr_reader :arity

    def self.name = 'Puppet::Pops::Evaluator::PuppetProc'
    def self.to_s = name

    def self.of(id, arity)
      new { |*args| Host.call('yield', 'block' => id, 'args' => args.map { |each| Wire.dump(each) }) }.tap { |found| found.instance_variable_set(:@arity, arity) }
    end

    def lambda? = false
  end

  module Wire
    # The option letters of regular expressions.
    OPTIONS = { 'm' => Regexp::MULTILINE, 'i' => Regexp::IGNORECASE, 'x' => Regexp::EXTENDED }.freeze

    module_function

    def options(pattern) = OPTIONS.select { |_, bit| pattern.options & bit != 0 }.keys.join

    # `collections` has the arrays and hashes so far: a later occurrence names one by its number.
    def load(value, collections = [])
      case value
      when Array
        collections.push(array = [])
        value.each { |element| array.push(load(element, collections)) }
        array
      when Hash then load_tagged(value, collections)
      # Code can change the text in place.
      when String then value.dup
      else value
      end
    end

    def load_hash(pairs, collections)
      collections.push(hash = {})
      pairs.each do |key, element|
        loaded = load(key, collections)
        hash[loaded] = load(element, collections)
      end
      hash
    end

    def load_tagged(value, collections)
      case value['#']
      when 'hash' then load_hash(value['v'], collections)
      when 'same' then collections.fetch(value['v'])
      when 'float' then { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }.fetch(value['v']) { Float(value['v']) }
      when 'int' then Integer(value['v'])
      when 'default' then :default
      when 'symbol' then load(value['v']).to_sym
      when 'version' then SemanticPuppet::Version.parse(value['v'])
      when 'versions' then SemanticPuppet::VersionRange.parse(value['v'])
      when 'uri' then URI.parse(value['v'])
      when 'regexp' then Regexp.new(value['v'], OPTIONS.sum { |letter, bit| value['options'].include?(letter) ? bit : 0 })
      when 'sensitive' then Sensitive.new(load(value['v'], collections))
      when 'block' then PuppetProc.of(value['v'], value['arity'])
      when 'type' then type(value)
      when 'binary' then Puppet::Pops::Types::PBinaryType::Binary.from_base64(value['v'])
      when 'timestamp' then Puppet::Pops::Time::Timestamp.new(Integer(value['v']))
      when 'timespan' then Puppet::Pops::Time::Timespan.new(Integer(value['v']))
      when 'bytes' then value['v'].unpack1('m')
      when 'invalid' then value['v'].unpack1('m').force_encoding(Encoding::UTF_8)
      when 'object' then object(value)
      when 'ruby' then Objects.find(value['id'])
      when 'instance' then DataTypes::Classes.of(value['type'], value['definition']).create_object(value['attributes'].to_h { |name, each| [name, load(each)] })
      else Foreign.new(value['#'], value['id'], value['text'])
      end
    end

    def type(value)
      reference = value['reference']
      type_class = reference.nil? ? TypeReference : reference.first == 'Class' ? Puppet::Pops::Types::PClassType : Puppet::Pops::Types::PResourceType
      type_class.new('type', value['id'], value['text'], reference)
    end

    def object(value) = value['type'] == 'Puppet::LookupContext' ? LookupContext.new(value) : Foreign.new('object', value['id'], value['text'])

    # The value in the legacy interface, in which a reference is a Puppet::Resource.
    def legacy(value)
      case value
      when Array then value.map { |element| legacy(element) }
      when Hash then value.to_h { |key, element| [legacy(key), legacy(element)] }
      when TypeReference then value.to_legacy
      else value
      end
    end

    def dump(value)
      case value
      when nil, true, false then value
      when String then dump_text(value)
      when Integer then value.abs < 9_007_199_254_740_992 ? value : { '#' => 'int', 'v' => value.to_s }
      when Float then { '#' => 'float', 'v' => value.nan? ? 'NaN' : value.infinite? ? (value.positive? ? 'Infinity' : '-Infinity') : value.to_s }
      when Array then value.map { |element| dump(element) }
      when Hash then { '#' => 'hash', 'v' => value.map { |key, element| [dump(key), dump(element)] } }
      when Symbol then dump_symbol(value)
      when Regexp then { '#' => 'regexp', 'v' => value.source, 'options' => options(value) }
      when Puppet::Pops::Types::PBinaryType::Binary then { '#' => 'binary', 'v' => value.to_s }
      when Puppet::Pops::Time::Timestamp then { '#' => 'timestamp', 'v' => value.nsecs.to_i.to_s }
      when Puppet::Pops::Time::Timespan then { '#' => 'timespan', 'v' => value.nsecs.to_i.to_s }
      when Sensitive then { '#' => 'sensitive', 'v' => dump(value.unwrap) }
      when Puppet::Parser::Scope then { '#' => 'scope' }
      when Foreign then { '#' => value.kind, 'id' => value.id, 'text' => value.to_s }
      else dump_object(value)
      end
    end

    def dump_object(value)
      type = DataTypes::Classes.type_of(value)
      return type.dump(value) if type

      value.respond_to?(:to_reference) ? dump(value.to_reference) : dump_library_object(value)
    end

    # Naming these classes loads their libraries, so most values do not get here.
    def dump_library_object(value)
      case value
      when SemanticPuppet::Version then { '#' => 'version', 'v' => value.to_s }
      when SemanticPuppet::VersionRange then { '#' => 'versions', 'v' => value.to_s }
      when URI::Generic then { '#' => 'uri', 'v' => value.to_s }
      else Objects.dump(value)
      end
    end

    def dump_symbol(value)
      case value
      when :undef then nil
      when :default then { '#' => 'default' }
      else { '#' => 'symbol', 'v' => dump_text(utf8(value.to_s)) }
      end
    end

    # Strings of bytes, and Strings of UTF-8 with invalid bytes, are sent in Base64.
    def dump_text(value)
      return value if value.ascii_only? && value.encoding.ascii_compatible?

      case value.encoding
      when Encoding::UTF_8, Encoding::US_ASCII then value.valid_encoding? ? value : { '#' => 'invalid', 'v' => [value].pack('m0') }
      when Encoding::BINARY then { '#' => 'bytes', 'v' => [value].pack('m0') }
      else value.encode(Encoding::UTF_8)
      end
    end

    # The text of a message. Invalid bytes are replaced.
    def printable(value)
      utf8(value.to_s).encode(Encoding::UTF_8, invalid: :replace, undef: :replace).scrub
    end

    # Reads bytes as UTF-8.
    def utf8(text) = text.encoding == Encoding::BINARY || text.encoding == Encoding::US_ASCII ? text.dup.force_encoding(Encoding::UTF_8) : text
  end
end
