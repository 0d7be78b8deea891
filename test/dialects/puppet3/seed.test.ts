/**
 * Every statement of seed 001, under the heading of its section. Each row is a source and its value as JSON; `!` and a
 * code is an error.
 */
import test from 'ava';
import { evaluate } from './evaluate.js';

type Row = readonly [source: string, expected: string, variables?: string];

function check(section: string, statement: string, rows: readonly Row[]): void {
  test(`${section}: ${statement}`, (t) => {
    for (const [source, expected, variables] of rows) {
      const { value, code, error } = evaluate(source, variables);
      t.is(code === undefined ? value : `! ${code}`, expected, `${source}: ${error ?? ''}`);
    }
  });
}

/** Rows about what a manifest logs. */
function checkLog(
  section: string,
  statement: string,
  rows: readonly (readonly [source: string, ...log: string[]])[],
): void {
  test(`${section}: ${statement}`, (t) => {
    for (const [source, ...log] of rows) {
      const result = evaluate(source);
      t.is(result.error, undefined, source);
      t.deepEqual(result.log, log, source);
    }
  });
}

// Introduction

check('Expressions', 'expressions resolve to values', [
  ['1 + 2', '3'],
  ["'a'", '"a"'],
  ['5 < 9', 'true'],
]);
check('Expressions', 'expressions can be compounded, and the combination resolves to a single value', [
  ['(1 + 2) * 3 == 9 and !(4 > 5)', 'true'],
  ["'b' in ['a', 'b'] or false", 'true'],
]);
check('Expressions', 'most expressions resolve to boolean values', [
  ['1 == 2', 'false'],
  ["'a' =~ /a/", 'true'],
  ['!true', 'false'],
  ["'a' in 'b'", 'false'],
  ['true and true', 'true'],
]);
checkLog('Expressions', 'expressions are useful as conditions', [
  ['if 1 < 2 { notice(yes) }', 'notice: yes'],
  ['unless 1 < 2 { notice(yes) }'],
]);

// Location

check('Location', 'the operand of another expression', [['1 + (2 * 3)', '7']]);
checkLog('Location', 'the condition of an if statement', [
  ["if $x == '' and 1 + 1 == 2 { notice(yes) } else { notice(no) }", 'notice: yes'],
  ['if 1 > 2 { notice(a) } elsif 2 > 1 { notice(b) } else { notice(c) }', 'notice: b'],
]);
checkLog('Location', 'the control expression of a case statement', [
  ['case 1 + 1 { 2: { notice(two) } default: { notice(other) } }', 'notice: two'],
  ["case 'a' == 'A' { true: { notice(same) } default: { notice(other) } }", 'notice: same'],
]);
check('Location', 'the assignment of a variable', [['$x = 1 + 2\n$x', '3']]);
checkLog('Location', 'the value of a resource attribute', [
  ["class show($a) { notice($a) } class { 'show': a => 1 + 2 }", 'notice: 3'],
]);
checkLog('Location', 'the arguments of a function call', [
  ['notice(1 + 2, 3 * 4)', 'notice: 3 12'],
  ['notice (1 < 2)', 'notice: true'],
  ["notice(split('a,b', ',') == ['a', 'b'])", 'notice: true'],
]);
check('Location', 'they cannot be used in selectors', [
  ['$x = ($a == 1) ? { true => 1 }', '! EXPRESSION_IN_SELECTOR'],
  ['$x = $a ? { 1 + 1 => 2 }', '! EXPRESSION_IN_SELECTOR'],
  ['$x = $a ? { 1 => 1 + 1 }', '! EXPRESSION_IN_SELECTOR'],
  ['$x = $a ? { default => (1) }', '! EXPRESSION_IN_SELECTOR'],
  ['$x = $a ? { default => !true }', '! EXPRESSION_IN_SELECTOR'],
  ["$x = $a ? { default => 'a' in 'b' }", '! EXPRESSION_IN_SELECTOR'],
  ['$x = $a ? { default => 1 }\n$x', '1'],
]);
check('Location', 'they cannot be used as resource titles', [
  ['notify { 1 + 1: }', '! EXPRESSION_AS_TITLE'],
  ["notify { ('a'): }", '! EXPRESSION_AS_TITLE'],
  ['notify { !true: }', '! EXPRESSION_AS_TITLE'],
  ["notify { 'a' == 'b': }", '! EXPRESSION_AS_TITLE'],
  ["notify { split('a,b', ','): }", '! EXPRESSION_AS_TITLE'],
  ["notify { 'a': ; $s: } tagged('x')", 'false', '{"s": "b"}'],
]);

// Syntax

check('Syntax', 'an expression consists of two operands separated by an operator', [
  ['5 < 9', 'true'],
  ["($operatingsystem != 'Solaris')", 'true', '{"operatingsystem": "Debian"}'],
  ["($operatingsystem != 'Solaris')", 'false', '{"operatingsystem": "solaris"}'],
  ["$kernel in ['linux', 'solaris']", 'true', '{"kernel": "linux"}'],
  ["$kernel in ['linux', 'solaris']", 'false', '{"kernel": "Linux"}'],
]);
check('Syntax', 'the only operator that takes one operand is !', [
  ['!$is_virtual', 'false', '{"is_virtual": true}'],
  ['!str2bool($is_virtual)', 'false', '{"is_virtual": "true"}'],
  ['!str2bool($is_virtual)', 'true', '{"is_virtual": "false"}'],
  ['!str2bool($is_virtual)', '! RUNTIME_ERROR', '{"is_virtual": "maybe"}'],
  ['*$list', '! NO_SPLAT', '{"list": [1]}'],
  ['1 <', '! SYNTAX_ERROR'],
  ['< 1', '! SYNTAX_ERROR'],
]);
check('Syntax', 'expressions can be surrounded by parentheses', [
  ['(1 + 2)', '3'],
  ['((1) + ((2)))', '3'],
]);

// Operands

check('Operands', 'literal values', [
  ['\'a\' == "a"', 'true'],
  ['1 == 1', 'true'],
  ['true == true', 'true'],
  ['[1] == [1]', 'true'],
  ["{ 'a' => 1 } == { 'a' => 1 }", 'true'],
  ['undef == undef', 'true'],
]);
check('Operands', 'variables', [
  ['$x + $y', '3', '{"x": 1, "y": 2}'],
  ['$::x + $x', '2', '{"x": 1}'],
]);
check('Operands', 'other expressions', [['1 + 2 + 3', '6']]);
check('Operands', 'function calls which return values', [
  ["sprintf('%d', 5) + 1", '6'],
  ["versioncmp('1', '2') < 0", 'true'],
  ["notice('a') == 1", '! FUNCTION_WITHOUT_VALUE'],
  ['include(a) and true', '! FUNCTION_WITHOUT_VALUE'],
]);
check('Operands', 'compound expressions with parentheses', [
  ["(90 < 7) and ('Solaris' == 'Solaris') # resolves to false", 'false'],
  ["(90 < 7) or ('solaris' in ['linux', 'solaris']) # resolves to true", 'true'],
]);

// Order of Operations (see also precedence.test.ts)

checkLog('Order of Operations', 'parentheses override the order', [
  ['# This example will resolve to 30, rather than 23.\nnotice( (7+8)*2 )', 'notice: 30'],
  ['notice( 7+8*2 )', 'notice: 23'],
]);
check('Order of Operations', '! (not) comes first', [
  ['!true == false', 'true'],
  ["!'a' in 'b'", '! IN_NOT_STRING'],
  ['!false and false', 'false'],
]);
check('Order of Operations', 'in comes before * / and all others', [
  ["1 in '12' == true", 'true'],
  ["3 * '1' in '1'", '! NOT_NUMERIC'],
]);
check('Order of Operations', '* and / come before - and +', [
  ['2 + 3 * 4', '14'],
  ['2 * 3 + 4', '10'],
  ['10 - 6 / 2', '7'],
]);
check('Order of Operations', '- and + come before << and >>', [
  ['1 << 1 + 1', '4'],
  ['16 >> 2 - 1', '8'],
]);
check('Order of Operations', '<< and >> come before == and !=', [
  ['1 << 2 == 4', 'true'],
  ['4 != 8 >> 1', 'false'],
]);
check('Order of Operations', '== and != come before >= <= > <', [['1 < 2 == 2', '! COMPARISON_NOT_POSSIBLE']]);
check('Order of Operations', '>= <= > < come before and', [['1 < 2 and 2 >= 2', 'true']]);
check('Order of Operations', 'and comes before or', [
  ['true or false and false', 'true'],
  ['(true or false) and false', 'false'],
]);

// Comparison Operators

check('Comparison Operators', 'they take operands of several data types and resolve to boolean values', [
  ["1 == 'a'", 'false'],
  ["[1] == 'a'", 'false'],
  ['{} != []', 'true'],
  ['true == 1', 'false'],
  ["undef == 'a'", 'false'],
]);
check('== (equality)', 'numbers: tests simple equality', [
  ['1 == 1', 'true'],
  ['1 == 2', 'false'],
  ['1 == 1.0', 'true'],
  ["'1' == 1", 'true'],
  ["'0x1F' == 31", 'true'],
  ["'010' == 8", 'true'],
  ["'1e3' == 1000", 'true'],
  ["'1E3' == 1000.0", 'true'],
  ['1 + 1 == 2', 'true'],
  ['9007199254740993 == 9007199254740992', 'false'],
]);
check('== (equality)', 'strings: case-insensitively tests whether two strings are identical', [
  ["'abc' == 'ABC'", 'true'],
  ["'abc' == 'abd'", 'false'],
  ["'abc' == 'abc '", 'false'],
  ['Debian == debian', 'true'],
  ["'Ä' == 'ä'", 'false'],
]);
check('== (equality)', 'arrays and hashes: tests whether two arrays or hashes are identical', [
  ['[1, 2] == [1, 2]', 'true'],
  ['[1, 2] == [2, 1]', 'false'],
  ["['a'] == ['A']", 'false'],
  ['{ a => 1, b => 2 } == { b => 2, a => 1 }', 'true'],
  ['{ a => 1 } == { a => 2 }', 'false'],
  ["{ a => x } == { a => 'X' }", 'false'],
]);
check('== (equality)', 'booleans: tests whether two booleans are the same value', [
  ['true == true', 'true'],
  ['true == false', 'false'],
  ["true == 'true'", 'false'],
]);
check('!= (non-equality)', 'resolves to false if the operands are equal', [
  ['1 != 1', 'false'],
  ['1 != 2', 'true'],
  ["'a' != 'A'", 'false'],
  ['[1] != [1]', 'false'],
  ['true != false', 'true'],
]);
for (const [name, operator, less, equal, greater] of [
  ['< (less than)', '<', 'true', 'false', 'false'],
  ['> (greater than)', '>', 'false', 'false', 'true'],
  ['<= (less than or equal to)', '<=', 'true', 'true', 'false'],
  ['>= (greater than or equal to)', '>=', 'false', 'true', 'true'],
] as const) {
  check(name, 'compares numbers', [
    [`1 ${operator} 2`, less],
    [`2 ${operator} 2`, equal],
    [`10 ${operator} 9`, greater],
    [`1.5 ${operator} 2`, less],
    [`'0x10' ${operator} 16`, equal],
    [`-1 ${operator} 0`, less],
    [`9007199254740993 ${operator} 9007199254740992`, greater],
    [`'10' ${operator} '9'`, greater],
  ]);
  check(name, 'the behavior with strings is undefined: compares by code points', [
    [`'a' ${operator} 'b'`, less],
    [`'a' ${operator} 'a'`, equal],
    [`'a' ${operator} 'B'`, greater],
    [`'b' ${operator} 'ab'`, greater],
  ]);
  check(name, 'accepts no other operands', [
    [`'a' ${operator} 1`, '! COMPARISON_NOT_POSSIBLE'],
    [`1 ${operator} 'a'`, '! COMPARISON_NOT_POSSIBLE'],
    [`[1] ${operator} [2]`, '! COMPARISON_NOT_POSSIBLE'],
    [`{} ${operator} {}`, '! COMPARISON_NOT_POSSIBLE'],
    [`true ${operator} false`, '! COMPARISON_NOT_POSSIBLE'],
    [`undef ${operator} 1`, '! COMPARISON_NOT_POSSIBLE'],
  ]);
}
check('=~ (regex match)', 'accepts a string as the left operand and a regular expression as the right operand', [
  ["'abc' =~ /b/", 'true'],
  ['5 =~ /5/', '! MATCH_NOT_STRING'],
  ['$x = 5\n$x =~ /5/', 'true'],
  ['$x =~ /^$/', 'true'],
  ["'abc' =~ 'b'", '! MATCH_WITHOUT_REGEX'],
  ["'abc' =~ $x", '! MATCH_WITHOUT_REGEX', '{"x": "b"}'],
  ["/b/ =~ 'abc'", '! REGEX_AS_VALUE'],
  ["'abc' =~ String", '! MATCH_WITHOUT_REGEX'],
  ['(2 + 3) =~ /5/', '! MATCH_NOT_STRING'],
  ["['b'] =~ /b/", '! MATCH_NOT_STRING'],
  ['{ b => 1 } =~ /b/', '! MATCH_NOT_STRING'],
  ['true =~ /true/', '! MATCH_NOT_STRING'],
]);
check('=~ (regex match)', 'resolves to true if the left operand matches the regular expression', [
  ["'abc' =~ /^b/", 'false'],
  ["'abc' =~ /B/", 'false'],
  ["'ab' =~ /(?i:B)/", 'true'],
  ["'a/b' =~ /a\\/b/", 'true'],
  ['if \'abc\' =~ /a(.)(.)/ { "${2}${1}${0}" }', '"cbabc"'],
]);
check('!~ (regex non-match)', 'accepts a string as the left operand and a regular expression as the right operand', [
  ["'abc' !~ 'b'", '! MATCH_WITHOUT_REGEX'],
  ['[1] !~ /b/', '! MATCH_NOT_STRING'],
]);
check('!~ (regex non-match)', 'resolves to false if the left operand matches the regular expression', [
  ["'abc' !~ /b/", 'false'],
  ["'abc' !~ /x/", 'true'],
]);
check('in', 'resolves to true if the right operand contains the left operand; it is case sensitive', [
  ["'a' in 'abc'", 'true'],
  ["'A' in 'abc'", 'false'],
  ["'A' in ['a']", 'false'],
  ["'A' in { 'a' => 1 }", 'false'],
]);
check('in', 'accepts a string as the left operand', [
  ['1 in [1, 2]', 'true'],
  ["1 in '123'", 'true'],
  ['(1 + 1) in [1, 2]', 'true'],
  ['1 in $list', 'true', '{"list": [1, 2]}'],
  ["true in ['true']", '! IN_NOT_STRING'],
  ["['a'] in [['a']]", '! IN_NOT_STRING'],
  ['{} in [{}]', '! IN_NOT_STRING'],
  ["undef in ['']", '! IN_NOT_STRING'],
  ["/a/ in 'a'", '! REGEX_AS_VALUE'],
]);
check('in', 'strings: tests whether the left operand is a substring of the right', [
  ["'eat' in 'eaten' # resolves to TRUE", 'true'],
  ["'Eat' in 'eaten' # resolves to FALSE", 'false'],
  ["'' in 'a'", 'true'],
]);
check('in', 'arrays: tests whether one of the members of the array is identical to the left operand', [
  ["'eat' in ['eat', 'ate', 'eating'] # resolves to TRUE", 'true'],
  ["'ea' in ['eat']", 'false'],
  ["'a' in [['a']]", 'false'],
]);
check('in', 'hashes: tests whether the hash has a key named after the left operand', [
  ["'eat' in { 'eat' => 'present tense', 'ate' => 'past tense'} # resolves to TRUE", 'true'],
  ["'eat' in { 'present' => 'eat', 'past' => 'ate' } # resolves to FALSE", 'false'],
]);
check('in', 'accepts no other right operands', [
  ["'a' in true", '! IN_NOT_COLLECTION'],
  ["'a' in undef", '! IN_NOT_COLLECTION'],
  ["'1' in (1 + 0)", '! IN_NOT_COLLECTION'],
]);

// Boolean Operators

check('Boolean Operators', 'other data types are converted to boolean, and the result is boolean', [
  ["'' and true", 'false'],
  ["'' or false", 'false'],
  ['undef or false', 'false'],
  ['$unknown or false', 'false'],
  ["'a' and 'b'", 'true'],
  ["'false' and true", 'true'],
  ['0 and true', 'true'],
  ['0.0 and true', 'true'],
  ['[] and {}', 'true'],
  ["if '' { 'true' } else { 'false' }", '"false"'],
  ["if 0 { 'true' } else { 'false' }", '"true"'],
  ["if [] { 'true' } else { 'false' }", '"true"'],
  ["unless '' { 'false' }", '"false"'],
]);
check('and', 'resolves to true if both operands are true, otherwise to false', [
  ['true and true', 'true'],
  ['true and false', 'false'],
  ['false and true', 'false'],
  ['false and false', 'false'],
]);
check('or', 'resolves to true if either operand is true', [
  ['true or true', 'true'],
  ['true or false', 'true'],
  ['false or true', 'true'],
  ['false or false', 'false'],
]);
checkLog('! (not)', 'takes one operand', [
  ['$my_value = true\nnotice ( !$my_value ) # Will resolve to false', 'notice: false'],
]);
check('! (not)', 'resolves to true if the operand is false, and false if the operand is true', [
  ['!true', 'false'],
  ['!false', 'true'],
  ["!''", 'true'],
  ["!'a'", 'false'],
  ['!undef', 'true'],
  ['!!true', 'true'],
]);

// Arithmetic Operators

check('+ (addition)', 'resolves to the sum of the two operands', [
  ['1 + 2', '3'],
  ["'1' + '2'", '3'],
  ['0x1F + 1', '32'],
  ['010 + 1', '9'],
  ["'0x1f' + '010'", '39'],
  ['1e3 + 1', '1001.0'],
  ["'1.5e1' + 0", '15.0'],
  ['1.5 + 1', '2.5'],
  ['9007199254740993 + 1', '9007199254740994'],
]);
check('- (subtraction)', 'resolves to the difference of the two operands', [
  ['5 - 3', '2'],
  ['3 - 5', '-2'],
  ['1.5 - 1', '0.5'],
  ['5-3', '2'],
  ['$x-1', '4', '{"x": 5}'],
]);
check('/ (division)', 'resolves to the quotient of the two operands', [
  ['6 / 2', '3'],
  ['7 / 2', '3'],
  ['-7 / 2', '-4'],
  ['7.0 / 2', '3.5'],
  ['1 / 0', '! DIV_BY_ZERO'],
  ['1 / 0.0', '! DIV_BY_ZERO'],
]);
check('* (multiplication)', 'resolves to the product of the two operands', [
  ['6 * 7', '42'],
  ['-2 * 3', '-6'],
  ['1.5 * 2', '3.0'],
  ['9223372036854775807 * 2', '! NUMERIC_OVERFLOW'],
  ['1e300 * 1e300', '! RESULT_IS_INFINITY'],
]);
check('% (modulo)', 'resolves to the remainder of dividing the first operand by the second operand', [
  ['5 % 2', '1'],
  ['-7 % 3', '2'],
  ['7 % -3', '-2'],
  ['5.5 % 2', '1.5'],
  ['5 % 0', '! DIV_BY_ZERO'],
]);
check('<< (left shift)', 'rounds each operand down and multiplies the left one by 2 to the power of the right one', [
  ['1 << 4', '16'],
  ['3 << 0', '3'],
  ['1.9 << 1', '2'],
  ['1 << 2.9', '4'],
  ['-1.5 << 1', '-4'],
  ['8 << -2', '2'],
  ['1 << 62', '4611686018427387904'],
  ['1 << 63', '! NUMERIC_OVERFLOW'],
  ['1 << 1000000000000', '! NUMERIC_OVERFLOW'],
]);
check('>> (right shift)', 'rounds each operand down and divides the left one by 2 to the power of the right one', [
  ['16 >> 2', '4'],
  ['7 >> 1', '3'],
  ['-7 >> 1', '-4'],
  ['7.9 >> 1.9', '3'],
  ['1 >> 100', '0'],
  ['-1 >> 1000000000000', '-1'],
  ['1 >> -3', '8'],
]);
for (const operator of ['+', '-', '*', '/', '%', '<<', '>>']) {
  test(`Arithmetic Operators: ${operator} takes numbers only`, (t) => {
    for (const operand of ["'a'", "''", "'1a'", "'+1'", "' 1'", "'0x'", 'true', 'undef']) {
      t.is(evaluate(`${operand} ${operator} 1`).error, `left operand of ${operator} is not a number`, operand);
      t.is(evaluate(`1 ${operator} ${operand}`).error, `right operand of ${operator} is not a number`, operand);
    }
    for (const operand of ['[1]', '{ a => 1 }']) {
      t.is(evaluate(`${operand} ${operator} 1`).code, 'OPERATOR_NOT_APPLICABLE');
      t.is(evaluate(`1 ${operator} ${operand}`).code, 'OPERATOR_NOT_APPLICABLE');
    }
  });
}

// Backus Naur Form

check('Backus Naur Form', '<exp> <arithop> <exp> | <exp> <boolop> <exp> | <exp> <compop> <exp>', [
  ['1 + 2 - 3 * 4 / 5', '1'],
  ['1 << 2 >> 1', '2'],
  ['true and false or true', 'true'],
  ['1 == 1', 'true'],
]);
check('Backus Naur Form', '<exp> <matchop> <regex>', [
  ["'a' =~ /a/", 'true'],
  ["('a') !~ /a/", 'false'],
  ["'a' =~ (/a/)", '! MATCH_WITHOUT_REGEX'],
]);
check('Backus Naur Form', '! <exp> | - <exp> | "(" <exp> ")"', [
  ['!(true)', 'false'],
  ['-(1)', '-1'],
  ['- 1', '-1'],
  ['- -1', '1'],
  ["-'5'", '-5'],
  ['-0x10', '-16'],
  ['-010', '-8'],
  ["-'a'", '! NOT_NUMERIC'],
  ['-[1]', '! NOT_NUMERIC'],
  ['()', '! SYNTAX_ERROR'],
]);
check('Backus Naur Form', '<rightvalue> ::= <variable> | <function-call> | <literals>', [
  ['$x', '1', '{"x": 1}'],
  ["split('a b', ' ')", '["a","b"]'],
  ["'text'", '"text"'],
  ['/a/', '! REGEX_AS_VALUE'],
]);
check('Backus Naur Form', '<literals> ::= <float> | <integer> | <hex-integer> | <octal-integer> | <quoted-string>', [
  ['1.5', '1.5'],
  ['12', '12'],
  ['0xFf', '255'],
  ['0755', '493'],
  ['"text"', '"text"'],
]);
