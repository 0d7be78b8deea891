# Parses YAML texts with Ruby, as Puppet does for data files. Each input line is a text as JSON string. Each
# output line is {"source", "value" | "error"}.
# A scalar has the form ["class", "text"], an array ["Array", [...]], a hash ["Hash", [[key, value], ...]].
require 'json'
require 'yaml'

def tagged(value)
  case value
  when Array then ['Array', value.map { |element| tagged(element) }]
  when Hash then ['Hash', value.map { |key, element| [tagged(key), tagged(element)] }]
  else [value.class.name, value.to_s]
  end
end

$stdin.each_line do |line|
  source = JSON.parse(line)
  answer = begin
    { 'value' => tagged(YAML.safe_load(source, permitted_classes: [Symbol], aliases: true)) }
  rescue StandardError => e
    { 'error' => e.message.sub(/\A\(<unknown>\): /, '') }
  end
  puts JSON.generate({ 'source' => source, **answer })
end
