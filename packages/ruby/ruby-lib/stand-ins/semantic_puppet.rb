# The classes for versions and ranges of versions of the library semantic_puppet, which Puppet loads before module code runs.
module SemanticPuppet
  class Version < Numeric
    include Comparable

    class ValidationFailure < ArgumentError; end

    NUMBER = /0|[1-9]\d*/
    IDENTIFIERS = /[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*/
    private_constant :NUMBER, :IDENTIFIERS
    REGEX_FULL_RX = /\A(#{NUMBER})\.(#{NUMBER})\.(#{NUMBER})(?:-(#{IDENTIFIERS}))?(?:\+(#{IDENTIFIERS}))?\Z/

    class << self
      def parse(text)
        match = text.match(REGEX_FULL_RX)
        raise ValidationFailure, "Unable to parse '#{text}' as a semantic version identifier" unless match

        new(*match.values_at(1, 2, 3).map(&:to_i), identifiers(match[4]), match[5]&.split('.')&.freeze).freeze
      end

      def valid?(text)
        match = text.match(REGEX_FULL_RX)
        !match.nil? && (match[4] || '').split('.').none? { |each| each.match?(/^0\d+$/) }
      end

      private

      def identifiers(text)
        text&.split('.')&.map do |each|
          next each unless each.match?(/^\d+$/)
          raise ValidationFailure, 'Numeric pre-release identifiers MUST NOT contain leading zeroes' if each.match?(/^0\d/)

          each.to_i
        end.freeze
      end
    end

    attr_reader :major, :minor, :patch

    def initialize(major, minor, patch, prerelease = nil, build = nil)
      @major = major
      @minor = minor
      @patch = patch
      @prerelease = prerelease
      @build = build
    end

    def prerelease = joined(@prerelease)
    def build = joined(@build)
    def stable? = prerelease.nil?
    def to_stable = @prerelease.nil? ? self : Version.new(major, minor, patch, nil, @build)

    def next(part)
      case part
      when :major then self.class.new(major.next, 0, 0)
      when :minor then self.class.new(major, minor.next, 0)
      when :patch then self.class.new(major, minor, patch.next)
      end
    end

    # A version precedes those with a greater number, and a prerelease precedes its release.
    def <=>(other) = other.is_a?(Version) ? order <=> other.order : nil
    def eql?(other) = other.is_a?(Version) && parts.eql?(other.parts)
    alias == eql?
    def hash = [major, minor, patch, @prerelease].hash

    def to_s
      text = "#{major}.#{minor}.#{patch}"
      text << '-' << @prerelease.join('.') unless @prerelease.nil?
      text << '+' << @build.join('.') unless @build.nil?
      text
    end
    alias inspect to_s

    protected

    def parts = [major, minor, patch, @prerelease, @build]

    # Numbers in a prerelease precede texts.
    def order
      identifiers = @prerelease&.map { |each| each.is_a?(Integer) ? [0, each] : [1, each] }
      [major, minor, patch, identifiers.nil? ? 1 : 0, identifiers || []]
    end

    private

    def joined(identifiers) = identifiers.nil? || identifiers.empty? ? nil : identifiers.join('.')

    MIN = new(0, 0, 0, [].freeze).freeze
    MAX = new(Float::INFINITY, 0, 0).freeze
  end

  # A range that the host reads and compares. The ends of ranges and intersections are not available.
  class VersionRange
    # Puppet's texts of the range: the source, and the canonical one.
    attr_reader :to_s, :inspect

    def self.parse(text)
      canonical = PPTJS::Host.call('version_range', 'text' => text)
      raise ArgumentError, "Unparsable version range: \"#{text}\"" unless canonical

      new(text, canonical).freeze
    end

    def initialize(text, canonical)
      @to_s = text
      @inspect = canonical
    end

    def include?(version) = PPTJS::Host.call('version_in_range', 'range' => to_s, 'version' => version.to_s)
    alias member? include?
    alias cover? include?
    alias === include?

    def eql?(other) = other.is_a?(VersionRange) && other.inspect == inspect
    alias == eql?
    def hash = inspect.hash
  end
end
