# Reads and describes values of Ruby like test/erb/wire.ts.
require 'ipaddr'
require 'json'

# As in ruby-lib/pptjs/ruby_text.rb: the form of the Ruby version that Puppet 8 includes.
class Hash
  def inspect = empty? ? '{}' : "{#{map { |key, value| "#{key.inspect}=>#{value.inspect}" }.join(', ')}}"
  alias to_s inspect
end

OPTIONS = { 'i' => Regexp::IGNORECASE, 'm' => Regexp::MULTILINE, 'x' => Regexp::EXTENDED }.freeze
FLOATS = { 'NaN' => Float::NAN, 'Infinity' => Float::INFINITY, '-Infinity' => -Float::INFINITY }.freeze

def read(wire)
  case wire
  when Array then wire.map { |each| read(each) }
  when Hash then read_tagged(wire)
  else wire
  end
end

def read_tagged(wire)
  case wire['#']
  when 'hash' then wire['v'].to_h { |key, value| [read(key), read(value)] }
  when 'float' then FLOATS.fetch(wire['v']) { Float(wire['v']) }
  when 'int' then Integer(wire['v'])
  when 'symbol' then wire['v'].to_sym
  when 'address' then IPAddr.new(wire['v'])
  when 'range' then Range.new(wire['first'], wire['last'], wire['excludesEnd'])
  when 'regexp' then Regexp.new(wire['source'], wire['options'].chars.sum { |letter| OPTIONS[letter] })
  when 'match' then Regexp.new(wire['source']).match(wire['text'])
  end
end

def describe(value, depth = 0)
  return 'deep' if depth > 20

  case value
  when nil then 'null'
  when true, false then value.to_s
  when String then value.dup.force_encoding('UTF-8').valid_encoding? ? JSON.generate(value, script_safe: false) : 'binary'
  when Integer then "i#{value}"
  when Symbol then ":#{value}"
  when Array then "[#{value.map { |each| describe(each, depth + 1) }.join(',')}]"
  when Hash then "{#{value.map { |key, each| "#{describe(key, depth + 1)}=>#{describe(each, depth + 1)}" }.join(',')}}"
  when Float then "f#{value}"
  when Range then value.to_s
  when Regexp then "/#{value.source}/"
  when MatchData then "m#{describe(value.to_a, depth + 1)}"
  else 'other'
  end
end
