# Answers how Ruby reads YAML texts, the way Puppet's data files are read: a text a line in, {"source", "value" | "error"} a line out.
# A scalar is ["class", "text"]; an array ["Array", [...]]; a hash ["Hash", [[key, value], ...]].
require 'json'
require 'yaml'

def shown(value)
  case value
  when Array then ['Array', value.map { |element| shown(element) }]
  when Hash then ['Hash', value.map { |key, element| [shown(key), shown(element)] }]
  else [value.class.name, value.to_s]
  end
end

$stdin.each_line do |line|
  source = JSON.parse(line)
  answer = begin
    { 'value' => shown(YAML.safe_load(source, permitted_classes: [Symbol], aliases: true)) }
  rescue StandardError => e
    { 'error' => e.message.sub(/\A\(<unknown>\): /, '') }
  end
  puts JSON.generate({ 'source' => source, **answer })
end
