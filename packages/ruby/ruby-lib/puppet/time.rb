# The times of Puppet: numbers of nanoseconds, which act as numbers of seconds. The host reads and formats their texts.
module Puppet::Pops::Time
  NSECS_PER_USEC = 1000
  NSECS_PER_MSEC = 1_000_000
  NSECS_PER_SEC = 1_000_000_000
  NSECS_PER_MIN = NSECS_PER_SEC * 60
  NSECS_PER_HOUR = NSECS_PER_MIN * 60
  NSECS_PER_DAY = NSECS_PER_HOUR * 24

  class TimeData < Numeric
    # Creates a time from a text and its options, as its type in Puppet does.
    def self.create(options)
      PPTJS::Host.call('create_time', 'type' => name[/\w+\z/], 'options' => PPTJS::Wire.dump(options.compact))
    rescue PPTJS::HostError => e
      raise ArgumentError, e.message
    end
    private_class_method :create

    attr_reader :nsecs

    def initialize(nanoseconds) = @nsecs = nanoseconds

    def <=>(other)
      case other
      when self.class then nsecs <=> other.nsecs
      when Integer then to_int <=> other
      when Float then to_f <=> other
      end
    end

    def to_f = nsecs.fdiv(NSECS_PER_SEC)
    def to_int = nsecs / NSECS_PER_SEC
    alias to_i to_int
    def to_c = to_f.to_c
    def to_r = Rational(nsecs, NSECS_PER_SEC)
    def to_s = PPTJS::Host.call('text', 'value' => PPTJS::Wire.dump(self))

    def format(*args)
      PPTJS::Host.call('format_time', 'args' => [self, *args.compact].map { |each| PPTJS::Wire.dump(each) })
    rescue PPTJS::HostError => e
      raise ArgumentError, e.message
    end

    undef_method :phase, :polar, :rect, :rectangular

    private

    # The nanoseconds that an operand stands for.
    def operand(value, problem)
      case value
      when TimeData then value.nsecs
      when Integer, Float then (value * NSECS_PER_SEC).to_i
      else reject(value, problem)
      end
    end

    def reject(value, problem)
      label = value.class.name.split('::').last
      article = label.match?(/\A[aeiou]/i) ? 'an' : 'a'
      raise ArgumentError, problem.sub(/\A%/) { "#{article.capitalize} #{label}" }.sub('%') { "#{article} #{label}" }
    end
  end

  class Timespan < TimeData
    UNITS = %w[days hours minutes seconds milliseconds microseconds nanoseconds].freeze
    private_constant :UNITS

    def self.from_fields(negative, days, hours, minutes, seconds, milliseconds = 0, microseconds = 0, nanoseconds = 0)
      total = (((((((days * 24) + hours) * 60) + minutes) * 60) + seconds) * NSECS_PER_SEC) +
              (milliseconds * NSECS_PER_MSEC) + (microseconds * NSECS_PER_USEC) + nanoseconds
      new(negative ? -total : total)
    end

    def self.from_hash(hash) = hash.include?('string') ? from_string_hash(hash) : from_fields_hash(hash)
    def self.from_string_hash(hash) = create(hash.slice('string', 'format'))
    def self.from_fields_hash(hash) = from_fields(hash['negative'], *UNITS.map { |unit| hash[unit] || 0 })
    def self.parse(text, format = nil) = create('string' => text, 'format' => format)

    def negative? = nsecs.negative?
    def -@ = Timespan.new(-nsecs)
    def +(other) = (other.is_a?(Timestamp) ? Timestamp : Timespan).new(nsecs + operand(other, '% cannot be added to a Timespan'))

    def -(other)
      problem = '% cannot be subtracted from a Timespan'
      other.is_a?(Timestamp) ? reject(other, problem) : Timespan.new(nsecs - operand(other, problem))
    end

    def *(other)
      case other
      when Integer, Float then Timespan.new((nsecs * other).to_i)
      else reject(other, 'A Timestamp cannot be multiplied by %')
      end
    end

    def div(other)
      case other
      when Timespan then nsecs.fdiv(other.nsecs)
      when Integer, Float then Timespan.new(nsecs.div(other))
      else reject(other, 'A Timespan cannot be divided by %')
      end
    end
    alias / div

    def divmod(other)
      case other
      when Integer then to_i.divmod(other)
      when Float then to_f.divmod(other)
      else reject(other, 'Can not do modulus on a Timespan using a %')
      end
    end

    def modulo(other) = divmod(other)[1]
    alias % modulo

    def total_nanoseconds = nsecs.abs
    def total_microseconds = total_nanoseconds / NSECS_PER_USEC
    def total_milliseconds = total_nanoseconds / NSECS_PER_MSEC
    def total_seconds = total_nanoseconds / NSECS_PER_SEC
    def total_minutes = total_nanoseconds / NSECS_PER_MIN
    def total_hours = total_nanoseconds / NSECS_PER_HOUR
    def total_days = total_nanoseconds / NSECS_PER_DAY
    alias days total_days
    def hours = total_hours % 24
    def minutes = total_minutes % 60
    def seconds = total_seconds % 60
    def milliseconds = total_milliseconds % 1000
    def nanoseconds = total_nanoseconds % NSECS_PER_SEC

    def to_hash(compact = false)
      fraction = nanoseconds
      return compact_hash(fraction) if compact

      hash = { 'days' => days, 'hours' => hours, 'minutes' => minutes, 'seconds' => seconds, 'nanoseconds' => fraction % 1000,
               'microseconds' => fraction / NSECS_PER_USEC % 1000, 'milliseconds' => fraction / NSECS_PER_MSEC }.reject { |_, count| count.zero? }
      negative? ? hash.merge('negative' => true) : hash
    end

    private

    def compact_hash(fraction)
      sign = negative? ? -1 : 1
      hash = { 'seconds' => total_seconds * sign }
      fraction.zero? ? hash : hash.merge('nanoseconds' => fraction * sign)
    end
  end

  class Timestamp < TimeData
    def self.now = from_time(::Time.now)
    def self.from_time(time) = new((time.tv_sec * NSECS_PER_SEC) + time.tv_nsec)
    def self.from_hash(hash) = parse(*hash.values_at('string', 'format', 'timezone'))

    def self.parse(text, format = :default, timezone = nil)
      create('string' => text, 'format' => given(format), 'timezone' => given(timezone))
    end

    # An option without a value has the value nil or :default.
    def self.given(option) = option == :default || option&.empty? ? nil : option
    private_class_method :given

    undef_method :-@, :+@, :div, :fdiv, :abs, :abs2, :magnitude, :negative?, :positive?, :%, :modulo, :divmod

    def to_time = ::Time.at(to_r).utc

    def +(other)
      problem = '% cannot be added to a Timestamp'
      other.is_a?(Timestamp) ? reject(other, problem) : Timestamp.new(nsecs + operand(other, problem))
    end

    def -(other) = (other.is_a?(Timestamp) ? Timespan : Timestamp).new(nsecs - operand(other, '% cannot be subtracted from a Timestamp'))
  end
end
