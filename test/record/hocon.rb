# Answers how the gem `hocon` reads texts, the way Puppet's data files are read: a text a line in, {"source", "value" | "error"} a line out.
# A scalar is ["class", "text"]; an array ["Array", [...]]; a hash ["Hash", [[key, value], ...]].
require 'hocon'
require 'json'

ENV.replace('HOCON_TEXT' => 'of the environment')

def shown(value)
  case value
  when Array then ['Array', value.map { |element| shown(element) }]
  when Hash then ['Hash', value.map { |key, element| [shown(key), shown(element)] }]
  else [value.class.name, value.to_s.scrub]
  end
end

$stdin.each_line do |line|
  source = JSON.parse(line)
  answer = begin
    { 'value' => shown(Hocon.parse(source)) }
  rescue StandardError, SystemStackError => e
    { 'error' => e.is_a?(Hocon::ConfigError) ? e.message.gsub(/0x\h{16}/, '0x') : "#{e.class}: #{e.message.lines.first.chomp.gsub(/0x\h{16}/, '0x')}" }
  end
  puts JSON.generate({ 'source' => source, **answer })
end
