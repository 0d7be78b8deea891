# Parses HOCON texts with the gem `hocon`, as Puppet does for data files. Each input line is a text as JSON string. Each
# output line is {"source", "value" | "error"}.
# A scalar has the form ["class", "text"], an array ["Array", [...]], a hash ["Hash", [[key, value], ...]].
require 'hocon'
require 'json'

ENV.replace('HOCON_TEXT' => 'of the environment')

def tagged(value)
  case value
  when Array then ['Array', value.map { |element| tagged(element) }]
  when Hash then ['Hash', value.map { |key, element| [tagged(key), tagged(element)] }]
  else [value.class.name, value.to_s.scrub]
  end
end

$stdin.each_line do |line|
  source = JSON.parse(line)
  answer = begin
    { 'value' => tagged(Hocon.parse(source)) }
  rescue StandardError, SystemStackError => e
    { 'error' => e.is_a?(Hocon::ConfigError) ? e.message.gsub(/0x\h{16}/, '0x') : "#{e.class}: #{e.message.lines.first.chomp.gsub(/0x\h{16}/, '0x')}" }
  end
  puts JSON.generate({ 'source' => source, **answer })
end
