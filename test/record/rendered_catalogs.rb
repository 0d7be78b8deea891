# Compiles catalogs with another script, and renders each as JSON, which fails if a String has no form in UTF-8.
#
#   <puppet> test/record/rendered_catalogs.rb <script that compiles catalogs>
#
# The field `render` of an answer is the error of rendering. Answers without a catalog have valid UTF-8 in place of other bytes.
require 'json'
require 'stringio'

input = $stdin
$stdin = StringIO.new
load ARGV.fetch(0)

def printable(value)
  case value
  when String then value.dup.force_encoding(Encoding::UTF_8).scrub
  when Hash then value.to_h { |key, each| [printable(key), printable(each)] }
  when Array then value.map { |each| printable(each) }
  else value
  end
end

input.each_line do |line|
  answer = compile(JSON.parse(line))
  begin
    JSON.generate(answer['catalog'])
  rescue JSON::GeneratorError, EncodingError => e
    answer.delete('catalog')
    answer['render'] = e.message
  end
  catalog = answer.delete('catalog')
  answer = printable(answer)
  answer['catalog'] = catalog if catalog
  puts JSON.generate(answer)
  $stdout.flush
end
