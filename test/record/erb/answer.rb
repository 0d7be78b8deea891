# Answers the cases of test/record/erb/method-cases.ts: a JSON array on each line, with the receiver, the method, the arguments and the block.
# The answer is a JSON array with Ruby's result, the receiver after the call, and the arguments of the block; or null for an error.
require_relative 'values'

$calls = []
BLOCKS = {
  'x' => proc { |x| x }, 'x.to_s' => proc { |x| x.to_s }, 'x.nil?' => proc { |x| x.nil? }, 'x.to_s.length' => proc { |x| x.to_s.length },
  '[x, 1]' => proc { |x| [x, 1] }, '1' => proc { |*| 1 }, 'true' => proc { |*| true }, 'nil' => proc { |*| nil },
  'a <=> b' => proc { |a, b| a <=> b }, 'b <=> a' => proc { |a, b| b <=> a },
  'b' => proc { |a, b| $calls << "#{describe(a)} #{describe(b)}"; b }, '*a' => proc { |*a| $calls << describe(a); a.size }
}.freeze

def answer_line(line)
  receiver, name, arguments, block = JSON.parse(line)
  $calls = []
  self_value = read(receiver)
  result = self_value.public_send(name, *read(arguments), &BLOCKS[block])
  JSON.generate([describe(result), describe(self_value), $calls])
rescue StandardError, NotImplementedError, NoMemoryError, SystemStackError
  'null'
end

def answer_lines(lines) = "[#{lines.each_line.map { |line| answer_line(line) }.join(',')}]"

$stdin.each_line { |line| puts answer_line(line) } if $PROGRAM_NAME == __FILE__
