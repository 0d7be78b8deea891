/** The inferred type of the last statement of a program. */
import { descendantsOf, inferTypes, parse } from '@pptjs/transpiler';
import test from 'ava';

interface Row {
  readonly title: string;
  readonly source: string;
  readonly type: string;
}

const rows = (group: Readonly<Record<string, readonly [source: string, type: string]>>): Row[] =>
  Object.entries(group).map(([title, [source, type]]) => ({ title, source, type }));

const tables: readonly Row[] = [
  // Literals
  ...rows({
    'an Integer literal has the range of its value': ['42', 'Integer[42, 42]'],
    'a string literal is the only instance of its type': ["'a'", "Enum['a']"],
    'a list keeps the type of each position': ["[1, 'a']", "Tuple[Integer[1, 1], Enum['a']]"],
    'a hash with string keys keeps the type of each key': ['{ a => 1 }', "Struct[{'a' => Integer[1, 1]}]"],
    'a hash with other keys has the union of its keys and values': [
      "{ 1 => 'a', 2 => 'b' }",
      "Hash[Integer[1, 2], Enum['a', 'b'], 1, 2]",
    ],
    'an interpolated text with a constant part is not empty': ['function f($x) { "a${x}" } f(1)', 'String[1]'],
    'an unfolded list takes its positions': ["[0, *[1, 'a']]", "Tuple[Integer[0, 0], Integer[1, 1], Enum['a']]"],
    'a name of a type is a type': ['Integer[1, 2]', 'Type[Integer[1, 2]]'],
    'a type that is no subtype of itself is any type': ['type A = Optional[Integer] NotUndef[A]', 'Type'],
    'a reference is a type': ["File['/x']", "Type[File['/x']]"],
  }),
  // Operators and access
  ...rows({
    'the sum of Integers has the sum of their ranges': ['1 + 2', 'Integer[3, 3]'],
    'a Float makes a sum a Float': ['1 + 2.5', 'Float'],
    'the sum of Arrays has the positions of both': ["[1] + ['a']", "Tuple[Integer[1, 1], Enum['a']]"],
    'the right hash of a sum replaces keys': ["{ a => 1 } + { a => 'x' }", "Struct[{'a' => Enum['x']}]"],
    'a key from a list replaces one of the values of a hash': [
      "function f(Struct[{ a => Integer, b => Float }] $x, Enum['a', 'b'] $k) { $x + { $k => 'c' } } f({ a => 1, b => 1.5 }, 'a')",
      "Struct[{'a' => Variant[Integer, Enum['c']], 'b' => Variant[Float, Enum['c']]}]",
    ],
    'a key from a list is one of several keys of a hash': [
      "function f(Enum['a', 'b'] $k) { { $k => 1, 'c' => 'd', 'a' => true } } f('a')",
      "Struct[{'a' => Variant[Integer[1, 1], Boolean[true]], Optional['b'] => Integer[1, 1], 'c' => Enum['d']}]",
    ],
    'the keys of an alias are kept in a sum': [
      "type R = Struct[{ a => Integer, b => String }] function f(R $x) { $x + { 'a' => 2.5 } } f({ a => 1, b => 'c' })",
      "Struct[{'a' => Float[2.5, 2.5], 'b' => String}]",
    ],
    'a remainder that is always an error is an Integer': [
      'function f(Optional[Integer[0, 0]] $x) { 5 % $x } f(undef)',
      'Integer',
    ],
    'a comparison is a Boolean': ['function f($x) { $x == 1 } f(1)', 'Boolean'],
    'a missing key is undef': ["{ a => 1 }['b']", 'Undef'],
    'an element of an Array can be missing': ['function f(Array[String] $x) { $x[0] } f([])', 'Optional[String]'],
    'an element within the least size of an Array is not missing': [
      "function f(Array[String, 2, 3] $x) { [$x[0], $x[1], $x[-2], $x[2], $x[-3]] } f(['a', 'b'])",
      'Tuple[String, String, String, Optional[String], Optional[String]]',
    ],
    'a position of a Tuple has its type': ["[1, 'a'][1]", "Enum['a']"],
  }),
  // Match variables
  ...rows({
    'a group without alternatives has a text': [
      "function f($x) { if $x =~ /(a)-(?:b(c))+(d){2}/ { [$1, $2, $3] } } f('a')",
      'Optional[Tuple[String, String, String]]',
    ],
    'a group in an optional part can have no text': [
      "function f($x) { if $x =~ /(a)(b)?(?:c(d)){0,1}(e)*/ { [$1, $2, $3, $4] } } f('a')",
      'Optional[Tuple[String, Any, Any, Any]]',
    ],
    'a group in an alternative can have no text': [
      "function f($x) { if $x =~ /(a)|(b|c)/ { [$1, $2] } } f('a')",
      'Optional[Tuple[Any, Any]]',
    ],
    'an alternative in a group does not concern the group and those beside it': [
      "function f($x) { if $x =~ /((a)|b)(c)/ { [$1, $2, $3] } } f('a')",
      'Optional[Tuple[String, Any, String]]',
    ],
    'an exact number of repetitions with a question mark is optional in Ruby': [
      "function f($x) { if $x =~ /x(a){2}?/ { [$1] } } f('a')",
      'Optional[Tuple[Any]]',
    ],
    'bars and parentheses in sets and escapes are no groups': [
      "function f($x) { if $x =~ /[|(]\\(\\|([)]?)/ { [$1, $2] } } f('a')",
      'Optional[Tuple[String, Undef]]',
    ],
    'the groups of a pattern with names or nested sets are not known': [
      "function f($x) { if $x =~ /[[a](](b)/ { [$1] } elsif $x =~ /(?<n>a)(b)/ { [$1] } } f('a')",
      'Optional[Tuple[Any]]',
    ],
  }),
  // Narrowing
  ...rows({
    'a type test narrows both branches': [
      'function f(Variant[String, Integer] $x) { if $x =~ String { [$x] } else { { v => $x } } } f(1)',
      "Variant[Tuple[String], Struct[{'v' => Integer}]]",
    ],
    'a value that is tested itself is not undef': [
      'function f(Optional[String] $x) { if $x { $x } else { 1 } } f(undef)',
      'Variant[String, Integer[1, 1]]',
    ],
    'unless with fail narrows the code after it': [
      "function f(Optional[String] $x) { unless $x { fail('no') } $x } f('a')",
      'String',
    ],
    'a value that a function or an operator has accepted is not undef': [
      "function f(Optional[String] $x, Optional[Hash[String, Integer]] $y) { [upcase($x), $y['a'], $x, $y] } f('a', {})",
      'Tuple[Any, Optional[Integer], String, Hash[String, Integer]]',
    ],
    'a collection that is not empty has an element': [
      'function f(Array[String] $x, Hash[String, Integer] $y) { if $x.empty { 1 } elsif !empty($y) { [$x, $x[0], $y] } } f([], {})',
      'Optional[Variant[Integer[1, 1], Tuple[Array[String, 1], String, Hash[String, Integer, 1]]]]',
    ],
    'a comparison of a size narrows the branch with more elements': [
      'function f(Array[String] $x) { if $x.length > 1 { [$x[1], $x[2]] } } f([])',
      'Optional[Tuple[String, Optional[String]]]',
    ],
    'a size below a number narrows the code after the return': [
      'function f(Array[String] $x) { if size($x) < 2 { return() } [$x[1], $x[2]] } f([])',
      'Optional[Tuple[String, Optional[String]]]',
    ],
    'a size that is equal to a number narrows': [
      'function f(Array[String] $x) { if 2 == $x.size { [$x[1], $x[2]] } } f([])',
      'Optional[Tuple[String, Optional[String]]]',
    ],
    'a size that is not 0 narrows': [
      'function f(Array[String] $x) { unless $x.size == 0 { [$x[0], $x[1]] } } f([])',
      'Optional[Tuple[String, Optional[String]]]',
    ],
    'a size that is at most a number narrows the other branch': [
      'function f(Array[String] $x) { if 1 < $x.length or 2 <= $x.length { [$x[1]] } else { $x[0] } } f([])',
      'Optional[Variant[Tuple[String], String]]',
    ],
    'the size of a String and a size of 1 or more do not narrow': [
      "function f(Variant[String, Array[Integer]] $x) { if $x.length != 3 { if $x.length >= 0 { $x } } } f('')",
      'Optional[Variant[String, Array[Integer]]]',
    ],
    'a test of an element does not narrow that of a parameter with the same name': [
      "function f(Hash $x, Array[Hash] $y) { if $x['a'] =~ Integer { $y.map |$x| { [$x['a']] } } } f({}, [])",
      'Optional[Array[Tuple[Any]]]',
    ],
    'a test of an element does not narrow that of a variable of a block with the same name': [
      "function f(Hash $x, Hash $y) { if $x['a'] =~ Integer { with(1) |$i| { if $y['b'] { $x = $y } [$x['a']] } } } f({}, {})",
      'Optional[Tuple[Any]]',
    ],
    'a test of an element narrows it in blocks': [
      "function f(Hash $x) { if $x['a'] =~ Integer { with(1) |$i| { [$x['a']] } } } f({})",
      'Optional[Tuple[Integer]]',
    ],
    'a test narrows an element whose key is a variable': [
      "function f(Hash[String, Integer] $x, String $k) { if $x[$k] { [$x[$k]] } else { $x[$k] ? { undef => 0, default => 'x' } } } f({}, '')",
      'Variant[Tuple[Integer], Integer[0, 0]]',
    ],
    'a test narrows an element whose key is an element': [
      "function f(Hash $x, Hash $k) { if $x[$k['a']] =~ Integer { [$x[$k['a']], $x[$k]['a'], $x[$k['b']]] } } f({}, {})",
      'Optional[Tuple[Integer, Any, Any]]',
    ],
    'a test does not narrow an element whose key is a parameter with the same name': [
      "function f(Hash $x, String $k) { if $x[$k] =~ Integer { with('b') |$k| { [$x[$k]] } } } f({}, '')",
      'Optional[Tuple[Any]]',
    ],
    'a test does not narrow an element of an element whose key is hidden': [
      "function f(Hash $x, Hash $k) { if $x[$k['a']] =~ Integer { with({}) |$k| { [$x[$k['a']]] } } } f({}, {})",
      'Optional[Tuple[Any]]',
    ],
    'a comparison with undef narrows': [
      "function f(Optional[String] $x) { if $x == undef { 'a' } else { $x } } f('a')",
      'String',
    ],
    'and narrows its right side': [
      'function f(Optional[String] $x) { if $x and $x =~ String[3] { $x } else { 1 } } f(undef)',
      'Variant[String[3], Integer[1, 1]]',
    ],
    'a negation swaps the branches': [
      'function f(Optional[String] $x) { if !$x { 1 } else { $x } } f(undef)',
      'Variant[Integer[1, 1], String]',
    ],
    'case narrows the remaining options': [
      'function f(Variant[String, Integer, Boolean] $x) { case $x { String: { 1 } Integer: { 2 } default: { $x } } } f(1)',
      'Variant[Integer[1, 2], Boolean]',
    ],
    'a selector with undef narrows its default': [
      "function f(Optional[String] $x) { $x ? { undef => 'none', default => $x } } f('a')",
      'String',
    ],
    'assert_type narrows its argument': ['function f($x) { assert_type(Integer, $x) $x } f(1)', 'Integer'],
    'a test of an element narrows a union of Tuples': [
      "function f(Variant[Tuple[Enum['leaf'], Integer], Tuple[Enum['pair'], String, Float]] $x) { if $x[0] == 'LEAF' { $x[1] } else { $x[2] } } f(['leaf', 1])",
      'Variant[Integer, Float]',
    ],
    'a test of an element narrows a union of Structs': [
      "function f(Variant[Struct[{ kind => Enum['a'], x => Integer }], Struct[{ kind => Enum['b', 'c'], y => String }]] $x) { case $x['kind'] { 'a': { $x['x'] } default: { $x['y'] } } } f({ kind => 'a', x => 1 })",
      'Variant[Integer, String]',
    ],
    'a test of the type of an element narrows a union': [
      'function f(Variant[Tuple[Integer, String], Tuple[Boolean, Float]] $x) { if $x[0] =~ Integer { $x[1] } } f([1, "a"])',
      'Optional[String]',
    ],
    'a test of an element of an element narrows both unions': [
      "function f(Struct[{ a => Variant[Tuple[Enum['b'], Integer], Tuple[Enum['c'], String]] }] $x) { if $x['a'][0] != 'b' { $x['a'] } else { 1 } } f({ a => ['b', 1] })",
      "Variant[Tuple[Enum['c'], String], Integer[1, 1]]",
    ],
    'a test of an element with any text does not narrow a union': [
      "function f(Variant[Tuple[String, Integer], Tuple[Enum['b'], Float]] $x) { if $x[0] == 'b' { $x[1] } else { 1.5 } } f(['b', 1])",
      'Variant[Integer, Float]',
    ],
    'a test of an element excludes undef from its collection': [
      "function f(Optional[Struct[{ a => Enum['b', 'c'] }]] $x) { if $x['a'] == 'b' { $x } else { 1 } } f({ a => 'b' })",
      "Variant[Struct[{'a' => Enum['b', 'c']}], Integer[1, 1]]",
    ],
    'the equality of texts narrows an Enum': [
      "function f(Enum['a', 'A', 'b'] $x) { if $x == 'a' { $x } else { 1 } } f('a')",
      "Variant[Enum['A', 'a'], Integer[1, 1]]",
    ],
    'a test narrows an element of a hash': [
      "function f(Hash $x) { if $x['a'] =~ Integer { $x['a'] } else { 0 } } f({})",
      'Integer',
    ],
    'a variable of one branch may have no value': ['if $facts { $a = 1 } $a', 'Any'],
    'a variable of both branches has both types': [
      "if $facts { $a = 1 } else { $a = 'x' } $a",
      "Variant[Integer[1, 1], Enum['x']]",
    ],
  }),
  // Blocks and functions
  ...rows({
    'map has the results of its block': ['[1, 2].map |$x| { "${x}" }', 'Array[String[1]]'],
    'a block gets the elements': ['[1, 2].map |$x| { $x }', 'Array[Integer[1, 2]]'],
    'a block with two parameters gets keys and values': [
      '{ a => 1 }.map |$k, $v| { [$k, $v] }',
      "Array[Tuple[Enum['a'], Integer[1, 1]]]",
    ],
    'a block gets the elements of a value that may be undef': [
      'function f(Array[Array[Integer]] $x) { $x[0].map |$i, $y| { $y } } f([[1]])',
      'Array[Integer]',
    ],
    'a block runs only if the collection has elements': [
      'function f(Array[Array[Integer]] $x) { $y = $x[0]  [1].map |$i| { $y.each |$j| { $j } [$y][0] } } f([[1]])',
      'Array[Array[Integer]]',
    ],
    'the index of an element': ['[1, 2].index |$x| { $x == 2 }', 'Optional[Integer[0, 4294967295]]'],
    'the key of a value': ['{ a => 1 }.index(1)', "Optional[Enum['a']]"],
    'a memo that grows by lists': [
      'function f(Array[Integer] $x) { $x.reduce([[0]]) |$m, $y| { $m + [$m[-1].map |$i, $z| { $z + $i }] } } f([1])',
      'Array[Array[Integer]]',
    ],
    'filter of a hash is a hash': ['{ a => 1 }.filter |$k, $v| { $v > 0 }', "Hash[Enum['a'], Integer[1, 1]]"],
    'reduce has the type of its memo': ["['a'].reduce(0) |$m, $x| { $m * 2 + 1 }", 'Integer'],
    'reduce without a start value is undef for an empty collection': [
      'function f(Array[Integer] $x, Hash $y) { [$x.reduce |$m, $e| { $m * $e }, $y.reduce |$m, $e| { $m }] } f([1], {})',
      'Tuple[Optional[Integer], Optional[Tuple[Any, Any]]]',
    ],
    'reduce without a start value has a value for a collection with elements': [
      "function f(Array[Integer, 1] $x, Hash[String, Integer, 1] $y, Struct[{ a => Integer }] $z) { [$x.reduce |$m, $e| { $m * $e }, $y.reduce |$m, $e| { $m }, $z.reduce |$m, $e| { $m }, [1, 2].reduce |$m, $e| { 'a' }, Integer[1, 3].reduce |$m, $e| { 'a' }] } f([1], { a => 1 }, { a => 1 })",
      "Tuple[Integer, Tuple[String, Integer], Tuple[Enum['a'], Integer], Variant[Integer[1, 2], Enum['a']], Variant[Integer[1, 3], Enum['a']]]",
    ],
    'reduce without a start value can be undef for a Struct without required keys': [
      'function f(Struct[{ Optional[a] => Integer }] $z) { $z.reduce |$m, $e| { $m } } f({})',
      "Optional[Tuple[Enum['a'], Integer]]",
    ],
    'the greatest element of an Array of numbers is one of them': [
      "function f(Array[Integer[0, 9]] $x, Array[Float, 2, 2] $y, Array $z) { [$x.max, min($y), $z.max, ['a', 'b'].max] } f([], [1.0, 1.0], [])",
      'Tuple[Integer[0, 9], Float, Any, Any]',
    ],
    'filter keeps the elements for which its condition is true': [
      'function f(Array[Optional[String]] $x) { [$x.filter |$e| { $e }, $x.filter |$i, $e| { $e =~ NotUndef and $i > 1 }, $x.filter |$e| { $e == undef }, $x.filter |$e| { !($e =~ String[2]) }] } f([])',
      'Tuple[Array[String], Array[String], Array[Undef], Array[Optional[String]]]',
    ],
    'filter keeps the pairs for which its condition is true': [
      'function f(Hash[String, Variant[Integer, String, Undef]] $x) { [$x.filter |$k, $v| { $v =~ Integer }, $x.filter |$p| { $p[1] =~ Integer }] } f({})',
      'Tuple[Hash[String, Integer], Hash[String, Variant[Integer, String, Undef]]]',
    ],
    'filter with a jump or with several statements keeps any element': [
      'function f(Array[Optional[String]] $x) { [$x.filter |$e| { next(true) or $e }, $x.filter |$e| { $y = $e $e }, $x.filter |$e| { if $e { true } else { false } }] } f([])',
      'Tuple[Array[Optional[String]], Array[Optional[String]], Array[Optional[String]]]',
    ],
    'a sum is bounded by the number of elements': ["['a', 'b'].reduce(0) |$m, $x| { $m + 3 }", 'Integer[0, 6]'],
    'a sum with branches': [
      'Integer[1, 10].reduce(5) |$m, $x| { if $x > 3 { $m - $x } elsif $x > 2 { $m } else { 2 + $m } }',
      'Integer[-95, 25]',
    ],
    'a sum that ends early': ['[1].reduce(0) |$m, $x| { if $x == 1 { next(-5) } $m + 1 }', 'Integer'],
    'branches that replace different entries keep the shape of the memo': [
      "[1, 2].reduce({ 'a' => [], 'b' => {} }) |$m, $x| { if $x > 1 { $m + { 'a' => $m['a'] + [$x] } } else { $m + { 'b' => $m['b'] + { $x => 'c' } } } }",
      "Variant[Struct[{'a' => Array[0, 0], 'b' => Hash[Integer[1, 2], Enum['c']]}], Struct[{'a' => Array[Integer[1, 2], 1], 'b' => Hash[Integer[1, 2], Enum['c']]}]]",
    ],
    'the sum of two unions of Structs has the keys of each sum': [
      "function f(Boolean $x) { (if $x { { 'a' => 1 } } else { { 'b' => 2 } }) + (if $x { { 'a' => 'c' } } else { { 'd' => 3 } }) } f(true)",
      "Variant[Struct[{'a' => Enum['c']}], Struct[{'a' => Integer[1, 1], 'd' => Integer[3, 3]}], Struct[{'b' => Integer[2, 2], 'a' => Enum['c']}], Struct[{'b' => Integer[2, 2], 'd' => Integer[3, 3]}]]",
    ],
    'a memo of one shape': ['[1].reduce([0, 1]) |$m, $x| { [$m[1], $m[0] * 2 + 1] }', 'Tuple[Integer, Integer]'],
    'a memo of which a part changes in all steps': [
      "[1, 2].reduce({ 'n' => 0, 's' => 'a' }) |$m, $x| { { 'n' => $m['n'] + 1, 's' => 'b' } }",
      "Struct[{'n' => Integer, 's' => Enum['a', 'b']}]",
    ],
    'a memo whose parts change one after the other': [
      "[1].reduce(['a', 'b', 'c', 'd']) |$m, $x| { [$m[1], $m[2], $m[3], \"${m[0]}x\"] }",
      'Tuple[String, String, String, String[1]]',
    ],
    'the numbers of a range between values': [
      'function f(Integer[1, 5] $x) { Integer[$x, 9].map |$y| { $y } } f(1)',
      'Array[Integer[1, 9]]',
    ],
    'the elements of a table': [
      '[[1, a], [2, b], [3, c], [4, d], [5, e], [6, f], [7, g], [8, h], [9, i]].map |$row| { $row[0] }',
      'Array[Integer[1, 9]]',
    ],
    'an operand that may be undef': ['function f(Array[Integer] $x) { $x[0] + 1 } f([1])', 'Integer'],
    'destructuring a union': [
      "function f(Boolean $b) { [$x, $y] = if $b { [1, 'a'] } else { [2, 'b'] }  $x } f(true)",
      'Integer[1, 2]',
    ],
    'a match with a Tuple': [
      'function f(Variant[Integer, Tuple[Integer, String]] $x) { if $x =~ Tuple[Any, Any] { $x[1] } else { 1 } } f(1)',
      'Variant[String, Integer[1, 1]]',
    ],
    'then calls its block with a value that is not undef': [
      'function f(Optional[String] $x) { $x.then |$y| { upcase($y) } } f(undef)',
      'Optional[String]',
    ],
    'lest replaces undef': [
      'function f(Optional[String] $x) { $x.lest || { 1 } } f(undef)',
      'Variant[String, Integer[1, 1]]',
    ],
    'with has the result of its block': ['with(1) |$x| { [$x] }', 'Tuple[Integer[1, 1]]'],
    'next gives a result of the block': [
      "[1].map |$x| { if $facts { next('n') } $x }",
      "Array[Variant[Integer[1, 1], Enum['n']]]",
    ],
    'return gives a result of the function': [
      'function f($x) { if $x { return(1) } undef } f(1)',
      'Optional[Integer[1, 1]]',
    ],
    'a declared return type counts': ['function f($x) >> String { $x } f(1)', 'String'],
    'a function that calls itself has the results of its other branches': [
      'function f($x) { if $x { f(false) } else { 1 } } f(1)',
      'Integer[1, 1]',
    ],
    'a function that changes its own result has a wider type': [
      'function f(Integer $x) { if $x <= 0 { 0 } else { f($x - 1) + $x } } f(3)',
      'Integer',
    ],
    'a function that adds to its own result has a collection': [
      'function f(Integer $x) { if $x <= 0 { [] } else { f($x - 1) + ["${x}"] } } f(3)',
      'Variant[Array[0, 0], Array[String[1], 1]]',
    ],
    'functions that call each other have the results of both': [
      "function f(Integer $x) { if $x <= 0 { 'a' } else { g($x) } } function g(Integer $x) { if $x > 9 { 1 } else { f($x - 1) } } g(1)",
      "Variant[Integer[1, 1], Enum['a']]",
    ],
    'a function whose result contains itself has inner values of any type': [
      'function f(Integer $x) { if $x <= 0 { 1 } else { [f($x - 1)] } } f(3)[0][0][0][0][0][0]',
      'Any',
    ],
    'a function that always calls itself has no result': ['function f($x) { f($x) } [f(1)]', 'Variant'],
    'lookup has the type that it checks': ["lookup('a', Integer)", 'Integer'],
    'a constructor has its type': ["Integer('3')", 'Integer'],
    'split has Strings': ["split('a b', ' ')", 'Array[String]'],
    'dig follows its path': ["{ a => { b => 1 } }.dig('a', 'b')", 'Integer[1, 1]'],
    'keys and values have their types': [
      '[keys({ a => 1 }), values({ a => 1 })]',
      "Tuple[Array[Enum['a']], Array[Integer[1, 1]]]",
    ],
    'flatten has the innermost elements': [
      "flatten([1, ['a', [true]]])",
      "Array[Variant[Integer[1, 1], Enum['a'], Boolean[true]]]",
    ],
    'an iterator has the types of its elements': [
      "[1, 'a'].reverse_each",
      "Iterator[Variant[Integer[1, 1], Enum['a']]]",
    ],
    'an iterator of Sensitive values has a wider type than its elements': ['[Sensitive(1)].reverse_each', 'Any'],
    'Sensitive has the type of its content': ["Sensitive('a').unwrap", "Enum['a']"],
    'a destructured list has the types of its positions': ["[$a, $b] = [1, 'x'] $b", "Enum['x']"],
    'an attribute of an object has its declared type': [
      "type Point = Object[{ attributes => { x => Integer[0] } }] Point('x' => 1).x",
      'Integer[0]',
    ],
    'an object has the inherited attributes': [
      'type A = Object[{ attributes => { x => Integer } }] type B = Object[{ parent => A }] B(1).x',
      'Integer',
    ],
    'Puppet does not check derived attributes': [
      'type A = Object[{ attributes => { x => { type => Integer, kind => derived } } }] function f(A $a) { $a.x } f(A())',
      'Any',
    ],
    'an error has attributes': ["Error('m').msg", 'String[1]'],
    'an unknown function has any result': ["nothing('a')", 'Any'],
  }),
];

for (const { title, source, type } of tables) {
  test(title, (t) => {
    const { program } = parse(source, { file: 'types.pp' });
    if (program === null) return t.fail('The source does not parse');
    const { types } = inferTypes(program);
    t.is(String(types.get(program.body)), type);
  });
}

test('a part of a template that is rendered has the value undef', (t) => {
  const source = '<% $x = if true { %><%= 5 %>a<% } %><%= $x %>';
  const { program } = parse(source, { file: 'types.epp', epp: true });
  if (program === null) return t.fail('The source does not parse');
  const { types } = inferTypes(program);
  const variables = Array.from(descendantsOf(program.body)).filter(({ type }) => type === 'VariableExpression');
  t.deepEqual(
    variables.map((each) => String(types.get(each))),
    ['Undef', 'Undef'],
  );
});
