# Every operator of the Puppet language, with one expression per line. The result follows `# =>`.

# Arithmetic. The result of Integers is an Integer. If an operand is a Float, the result is a Float.
$arithmetic = [
  7 + 3,                             # => 10
  7 - 3,                             # => 4
  7 * 3,                             # => 21
  7 / 3,                             # => 2
  -7 / 3,                            # => -3
  7 / 2.0,                           # => 3.5
  7 % 3,                             # => 1
  -(7),                              # => -7
  1 << 4,                            # => 16
  16 >> 2,                           # => 4
  9007199254740993 + 1,              # => 9007199254740994
]

# Arrays: concatenate, remove, append.
$arrays = [
  [1, 2] + [3],                      # => [1, 2, 3]
  [1, 2] + 3,                        # => [1, 2, 3]
  [1, 2, 1, 3] - 1,                  # => [2, 3]
  [1, 2, 3, 4] - [2, 3],             # => [1, 4]
  [1, 2] << [3, 4],                  # => [1, 2, [3, 4]]
]

# Hashes: merge, remove keys.
$hashes = [
  { a => 1, b => 2 } + { b => 3 },   # => {'a' => 1, 'b' => 3}
  { a => 1 } + [b, 2],               # => {'a' => 1, 'b' => 2}
  { a => 1, b => 2 } - a,            # => {'b' => 2}
  { a => 1, b => 2 } - [a, c],       # => {'b' => 2}
]

# Points in time and durations.
$times = [
  Timestamp('2020-01-02T00:00:00 UTC') - Timestamp('2020-01-01T00:00:00 UTC') == Timespan({ days => 1 }),  # => true
  Timespan({ minutes => 1 }) + 30 == Timespan({ seconds => 90 }),                                          # => true
  Timespan({ minutes => 1 }) * 2 == Timespan({ minutes => 2 }),                                            # => true
]

# Comparison. The case of strings is ignored. A type is less than its supertypes.
$comparison = [
  1 == 1.0,                          # => true
  'Linux' == 'linux',                # => true
  1 == '1',                          # => false
  [1, 'A'] == [1, 'a'],              # => true
  1 != 2,                            # => true
  'abc' < 'ABD',                     # => true
  2 <= 2,                            # => true
  3 > 2,                             # => true
  3 >= 4,                            # => false
  Integer < Numeric,                 # => true
  Integer[1, 10] <= Integer,         # => true
]

# Match with a regular expression, a type or a range of versions.
$match = [
  'puppet' =~ /^p(.)p/,              # => true
  5 =~ Integer[1, 10],               # => true
  'x' !~ Enum['a', 'b'],             # => true
  SemVer('1.2.3') =~ SemVerRange('>=1.0.0 <2.0.0'),  # => true
]

# Membership.
$membership = [
  'Eat' in 'eaten',                  # => true
  2 in [1, 2, 3],                    # => true
  'a' in { 'a' => 1 },               # => true
  Integer in ['x', 1],               # => true
  /^b/ in ['abc', 'bcd'],            # => true
]

# Logic. All values except `false` and `undef` are true.
$logic = [
  true and false,                    # => false
  false or 'x',                      # => true
  !undef,                            # => true
  !'',                               # => false
]

# Access to an element, a slice, keys, characters, or parameters of a type.
$access = [
  [1, 2, 3][-1],                     # => 3
  [1, 2, 3, 4][1, 2],                # => [2, 3]
  { a => 1, b => 2 }['b'],           # => 2
  { a => 1, b => 2 }['a', 'b'],      # => [1, 2]
  'Hello World'[6, -1],              # => 'World'
  Array[Integer, 1, 3],              # => Array[Integer, 1, 3]
]

# Unfolding: the elements of an array become separate items of a list.
$unfolding = [
  max(*[3, 9, 4]),                   # => 9
  *{ a => 1 },                       # => ['a', 1]
  'b' ? { *['a', 'b'] => 'listed', default => 'other' },  # => 'listed'
]

# Choice.
$choice = [
  5 ? { Integer[1, 3] => 'low', Integer[4, 6] => 'middle', default => 'high' },  # => 'middle'
  'web01' ? { /^web(\d+)/ => "number ${1}", default => 'none' },                 # => 'number 01'
]

# Interpolation.
$who = 'world'
$interpolation = [
  "Hello ${who}",                   # => 'Hello world'
  "${who[0]}${2 + 2}",              # => 'w4'
  "${[1, 'a', undef]}",              # => '[1, a, ]'
]

# Assignment of one variable, of several variables from an array, or from a hash. A variable can be assigned once.
$one = $other = 1
[$first, $second] = [10, 20]
[$host, $port] = { 'host' => 'example.com', 'port' => 80, 'unused' => true }
$assignment = [
  [$one, $other],                    # => [1, 1]
  [$first, $second],                 # => [10, 20]
  [$host, $port],                    # => ['example.com', 80]
]

# Calls: with arguments in parentheses, chained, and with a lambda.
$calls = [
  size([1, 2, 3]),                   # => 3
  [1, 2, 3].size,                    # => 3
  [1, 2, 3].map |$x| { $x * $x },    # => [1, 4, 9]
]
