/** Errors of Terraform expressions: HCL's summary, detail and place. */
import { TerraformError } from '@pptjs/dialect-terraform/runtime';
import test from 'ava';
import { evaluate, evaluateFile } from './evaluate.js';

/** An expression, and the summary, the detail and the place (`line:column`) of its first error. */
type Row = readonly [source: string, summary: string, detail: string, place: string];

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  operands: [
    ['[] + 1', 'Invalid operand', 'Unsuitable value for left operand: number required.', '1:1'],
    ['1 + {}', 'Invalid operand', 'Unsuitable value for right operand: number required.', '1:5'],
    ['"a" * 2', 'Invalid operand', 'Unsuitable value for left operand: a number is required.', '1:1'],
    ['true - 1', 'Invalid operand', 'Unsuitable value for left operand: number required.', '1:1'],
    ['-[]', 'Invalid operand', 'Unsuitable value for unary operand: number required.', '1:2'],
    ['!1', 'Invalid operand', 'Unsuitable value for unary operand: bool required.', '1:2'],
    ['!"yes"', 'Invalid operand', 'Unsuitable value for unary operand: a bool is required.', '1:2'],
    [
      '"True" && true',
      'Invalid operand',
      'Unsuitable value for left operand: a bool is required; to convert from string, use lowercase "true".',
      '1:1',
    ],
    [
      'true && "FALSE"',
      'Invalid operand',
      'Unsuitable value for right operand: a bool is required; to convert from string, use lowercase "false".',
      '1:9',
    ],
    ['1 && true', 'Invalid operand', 'Unsuitable value for left operand: bool required.', '1:1'],
    ['true || []', 'Invalid operand', 'Unsuitable value for right operand: bool required.', '1:9'],
    ['"x" < 1', 'Invalid operand', 'Unsuitable value for left operand: a number is required.', '1:1'],
    ['1 >= []', 'Invalid operand', 'Unsuitable value for right operand: number required.', '1:6'],
    ['null + 1', 'Operation failed', 'Error during operation: argument must not be null.', '1:1'],
    ['1 == null || null', 'Operation failed', 'Error during operation: argument must not be null.', '1:1'],
    ['!null', 'Operation failed', 'Error during operation: argument must not be null.', '1:1'],
    ['-null', 'Operation failed', 'Error during operation: argument must not be null.', '1:1'],
    ['1 / 0 - 1 / 0', 'Operation failed', "Error during operation: can't subtract infinity from itself.", '1:1'],
    ['0 / 0', 'Operation failed', "Error during operation: can't divide zero by zero or infinity by infinity.", '1:1'],
    ['0 * (1 / 0)', 'Operation failed', "Error during operation: can't multiply zero by infinity.", '1:1'],
    ['1 / 0 + -1 / 0', 'Operation failed', "Error during operation: can't compute sum of opposing infinities.", '1:1'],
    ['3 % (1 / 0)', 'Operation failed', "Error during operation: can't use modulo with zero and infinity.", '1:1'],
    ['[] + {}', 'Invalid operand', 'Unsuitable value for left operand: number required.', '1:1'],
    ['"0x10" + 1', 'Invalid operand', 'Unsuitable value for left operand: a number is required.', '1:1'],
  ],
  conditionals: [
    ['null ? 1 : 2', 'Null condition', 'The condition value is null. Conditions must either be true or false.', '1:1'],
    ['"x" ? 1 : 2', 'Incorrect condition type', 'The condition expression must be of type bool.', '1:1'],
    ['[] ? 1 : 2', 'Incorrect condition type', 'The condition expression must be of type bool.', '1:1'],
    ['1 ? 2 : 3', 'Incorrect condition type', 'The condition expression must be of type bool.', '1:1'],
    [
      'true ? [] : {}',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'true' value is tuple, but the 'false' value is object.",
      '1:8',
    ],
    [
      'true ? 1 : []',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'true' value is number, but the 'false' value is tuple.",
      '1:8',
    ],
    [
      'true ? {a = 1} : {a = []}',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. Type mismatch for object attribute \"a\": The 'true' value is number, but the 'false' value is tuple.",
      '1:8',
    ],
    [
      'true ? {a = 1, b = 2} : {a = []}',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. Type mismatch for object attribute \"a\": The 'true' value is number, but the 'false' value is tuple.",
      '1:8',
    ],
    [
      'true ? {a = 1} : {a = 1, b = []}',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'false' value includes object attribute \"b\", which is absent in the 'true' value.",
      '1:8',
    ],
    [
      'true ? [1] : [[]]',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. Type mismatch for tuple element 0: The 'true' value is number, but the 'false' value is tuple.",
      '1:8',
    ],
    [
      'true ? [1, []] : [1]',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'true' tuple has length 2, but the 'false' tuple has length 1.",
      '1:8',
    ],
    [
      'true ? [{a = 1}] : [{a = {}}]',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. Type mismatch for tuple element 0: Type mismatch for object attribute \"a\": The 'true' value is number, but the 'false' value is object.",
      '1:8',
    ],
    [
      'true ? tolist([{a = 1}]) : tolist([{a = []}])',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. Mismatched list element types: Type mismatch for object attribute \"a\": The 'true' value is number, but the 'false' value is tuple.",
      '1:8',
    ],
    [
      'true ? tolist([[1]]) : tolist([{}])',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'true' value is list of tuple, but the 'false' value is list of object.",
      '1:8',
    ],
    [
      'true ? toset([1]) : tomap({a = 1})',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'true' value is set of number, but the 'false' value is map of number.",
      '1:8',
    ],
    [
      'true ? tomap({a = [1]}) : tomap({a = {}})',
      'Inconsistent conditional result types',
      "The true and false result expressions must have consistent types. The 'true' value is map of tuple, but the 'false' value is map of object.",
      '1:8',
    ],
    [
      'true ? [][0] : 1',
      'Invalid index',
      'The given key does not identify an element in this collection value: the collection has no elements.',
      '1:10',
    ],
    [
      'false ? "a" : [][0]',
      'Invalid index',
      'The given key does not identify an element in this collection value: the collection has no elements.',
      '1:17',
    ],
  ],
  indices: [
    [
      '[][0]',
      'Invalid index',
      'The given key does not identify an element in this collection value: the collection has no elements.',
      '1:3',
    ],
    [
      '[1][1]',
      'Invalid index',
      'The given key does not identify an element in this collection value: the given index is greater than or equal to the length of the collection.',
      '1:4',
    ],
    ['[1][2]', 'Invalid index', 'The given key does not identify an element in this collection value.', '1:4'],
    [
      '[1][-1]',
      'Invalid index',
      'The given key does not identify an element in this collection value: a negative number is not a valid index for a sequence.',
      '1:4',
    ],
    [
      '[1][0.5]',
      'Invalid index',
      'The given key does not identify an element in this collection value: indexing a sequence requires a whole number, but the given index has a fractional part.',
      '1:4',
    ],
    [
      '[1]["a"]',
      'Invalid index',
      'The given key does not identify an element in this collection value: a number is required.',
      '1:4',
    ],
    ['[1][null]', 'Invalid index', "Can't use a null value as an indexing key.", '1:4'],
    ['null[0]', 'Attempt to index null value', 'This value is null, so it does not have any indices.', '1:5'],
    ['{a = 1}["b"]', 'Invalid index', 'The given key does not identify an element in this collection value.', '1:8'],
    [
      '{a = 1}[0]',
      'Invalid index',
      'The given key does not identify an element in this collection value. An object only supports looking up attributes by name, not by numeric index.',
      '1:8',
    ],
    [
      '{a = 1}[[]]',
      'Invalid index',
      'The given key does not identify an element in this collection value: string required.',
      '1:8',
    ],
    [
      'tomap({a = 1})["b"]',
      'Invalid index',
      'The given key does not identify an element in this collection value.',
      '1:15',
    ],
    [
      'tomap({a = 1})[[]]',
      'Invalid index',
      'The given key does not identify an element in this collection value: string required.',
      '1:15',
    ],
    [
      'toset([1])[0]',
      'Invalid index',
      "Elements of a set are identified only by their value and don't have any separate index or key to select with, so it's only possible to perform operations across all elements of the set.",
      '1:11',
    ],
    ['"abc"[0]', 'Invalid index', 'This value does not have any indices.', '1:6'],
    ['1[0]', 'Invalid index', 'This value does not have any indices.', '1:2'],
    [
      'tolist([])[0]',
      'Invalid index',
      'The given key does not identify an element in this collection value: the collection has no elements.',
      '1:11',
    ],
    ['[1][1e30]', 'Invalid index', 'The given key does not identify an element in this collection value.', '1:4'],
    [
      '[1][1 / 0]',
      'Invalid index',
      'The given key does not identify an element in this collection value: indexing a sequence requires a whole number, but the given index has a fractional part.',
      '1:4',
    ],
  ],
  attributes: [
    ['{a = 1}.b', 'Unsupported attribute', 'This object does not have an attribute named "b".', '1:8'],
    [
      'null.a',
      'Attempt to get attribute from null value',
      'This value is null, so it does not have any attributes.',
      '1:5',
    ],
    ['"abc".length', 'Unsupported attribute', "Can't access attributes on a primitive-typed value (string).", '1:6'],
    ['true.a', 'Unsupported attribute', "Can't access attributes on a primitive-typed value (bool).", '1:5'],
    ['[1].a', 'Unsupported attribute', 'This value does not have any attributes.', '1:4'],
    ['tomap({a = 1}).b', 'Missing map element', 'This map does not have an element with the key "b".', '1:15'],
    [
      'tolist([{a = 1}]).a',
      'Unsupported attribute',
      'Can\'t access attributes on a list of objects. Did you mean to access attribute "a" for a specific element of the list, or across all elements of the list?',
      '1:18',
    ],
    [
      'tolist([{a = 1}]).b',
      'Unsupported attribute',
      "Can't access attributes on a list of objects. Did you mean to access an attribute for a specific element of the list, or across all elements of the list?",
      '1:18',
    ],
    [
      'toset([{a = 1}]).a',
      'Unsupported attribute',
      "Can't access attributes on a set of objects. Did you mean to access an attribute across all elements of the set?",
      '1:17',
    ],
    ['tolist([1]).a', 'Unsupported attribute', 'This value does not have any attributes.', '1:12'],
    [
      '{a = null}.a.b',
      'Attempt to get attribute from null value',
      'This value is null, so it does not have any attributes.',
      '1:13',
    ],
    ['{"a\\"b" = 1}.c', 'Unsupported attribute', 'This object does not have an attribute named "c".', '1:13'],
  ],
  splats: [
    ['[1][*].a', 'Unsupported attribute', "Can't access attributes on a primitive-typed value (number).", '1:7'],
    ['[{a = 1}, {}][*].a', 'Unsupported attribute', 'This object does not have an attribute named "a".', '1:17'],
    ['{a = 1}[*].b', 'Unsupported attribute', 'This object does not have an attribute named "b".', '1:11'],
    // A null has no elements, so its result is an empty tuple. HCL panics.
    [
      'tolist(["x", null])[*][*]',
      'Operation failed',
      'Error during operation: the results for the elements of the list must all have the same type.',
      '1:1',
    ],
  ],
  'for expressions': [
    [
      '[for v in null : v]',
      'Iteration over null value',
      "A null value cannot be used as the collection in a 'for' expression.",
      '1:11',
    ],
    [
      '[for v in 1 : v]',
      'Iteration over non-iterable value',
      "A value of type number cannot be used as the collection in a 'for' expression.",
      '1:11',
    ],
    [
      '[for v in "abc" : v]',
      'Iteration over non-iterable value',
      "A value of type string cannot be used as the collection in a 'for' expression.",
      '1:11',
    ],
    ['[for v in [1] : v if null]', 'Condition is null', "The value of the 'if' clause must not be null.", '1:22'],
    ['[for v in [1] : v if []]', "Invalid 'for' condition", "The 'if' clause value is invalid: bool required.", '1:22'],
    [
      '[for v in [1] : v if "x"]',
      "Invalid 'for' condition",
      "The 'if' clause value is invalid: a bool is required.",
      '1:22',
    ],
    ['[for v in [null] : v if v]', "Invalid 'for' condition", "The value of the 'if' clause must not be null.", '1:25'],
    ['[for v in [[]] : v if v]', "Invalid 'for' condition", "The 'if' clause value is invalid: bool required.", '1:23'],
    [
      '{for v in [null] : v => 1}',
      'Invalid object key',
      "Key expression in 'for' expression must not produce a null value.",
      '1:20',
    ],
    [
      '{for v in [[]] : v => 1}',
      'Invalid object key',
      'The key expression produced an invalid result: string required.',
      '1:18',
    ],
    [
      '{for v in ["a", "a"] : v => 1}',
      'Duplicate object key',
      'Two different items produced the key "a" in this \'for\' expression. If duplicates are expected, use the ellipsis (...) after the value expression to enable grouping by key.',
      '1:24',
    ],
    [
      '[for v in [1, 0] : [9][v]]',
      'Invalid index',
      'The given key does not identify an element in this collection value: the given index is greater than or equal to the length of the collection.',
      '1:23',
    ],
    [
      '[for v in [] : v if length(v)]',
      "Invalid 'for' condition",
      "The 'if' clause value is invalid: bool required.",
      '1:21',
    ],
    [
      '{for v in true : v => v}',
      'Iteration over non-iterable value',
      "A value of type bool cannot be used as the collection in a 'for' expression.",
      '1:11',
    ],
  ],
  templates: [
    [
      '"a${null}"',
      'Invalid template interpolation value',
      'The expression result is null. Cannot include a null value in a string template.',
      '1:5',
    ],
    [
      '"a${[]}"',
      'Invalid template interpolation value',
      'Cannot include the given value in a string template: string required.',
      '1:5',
    ],
    [
      '"x${{}}y"',
      'Invalid template interpolation value',
      'Cannot include the given value in a string template: string required.',
      '1:5',
    ],
    [
      '"%{ if null }x%{ endif }"',
      'Null condition',
      'The condition value is null. Conditions must either be true or false.',
      '1:8',
    ],
    ['"%{ if [] }x%{ endif }"', 'Incorrect condition type', 'The condition expression must be of type bool.', '1:8'],
    [
      '"%{ for v in null }x%{ endfor }"',
      'Iteration over null value',
      "A null value cannot be used as the collection in a 'for' expression.",
      '1:14',
    ],
    [
      '"%{ for v in [null] }${v}%{ endfor }"',
      'Invalid template interpolation value',
      'The expression result is null. Cannot include a null value in a string template.',
      '1:24',
    ],
    [
      '"%{ for v in [[1]] }${v}%{ endfor }"',
      'Invalid template interpolation value',
      'Cannot include the given value in a string template: string required.',
      '1:23',
    ],
    [
      '<<EOT\na\n  ${null}\nEOT\n',
      'Invalid template interpolation value',
      'The expression result is null. Cannot include a null value in a string template.',
      '3:5',
    ],
    [
      '"${null} ${[][0]}"',
      'Invalid template interpolation value',
      'The expression result is null. Cannot include a null value in a string template.',
      '1:4',
    ],
  ],
  'tuples and objects': [
    ['{(null) = 1}', 'Null value as key', "Can't use a null value as a key.", '1:11'],
    ['{([]) = 1}', 'Incorrect key type', "Can't use this value as a key: string required.", '1:2'],
    [
      '{a.b = 1}',
      'Ambiguous attribute key',
      "If this expression is intended to be a reference, wrap it in parentheses. If it's instead intended as a literal name containing periods, wrap it in quotes to create a string literal.",
      '1:2',
    ],
    [
      '{(null) = [][0]}',
      'Invalid index',
      'The given key does not identify an element in this collection value: the collection has no elements.',
      '1:13',
    ],
    [
      '[[][0], {}.a]',
      'Invalid index',
      'The given key does not identify an element in this collection value: the collection has no elements.',
      '1:4',
    ],
  ],
};

for (const [title, rows] of Object.entries(TABLES)) {
  for (const [source, error, detail, place] of rows) {
    test(`errors of ${title}: ${source}`, (t) => {
      t.deepEqual(evaluate(source), { error, detail, place });
    });
  }
}

/** An expression in `try`, whose message lists all errors of the expression. */
const ALL_ERRORS: readonly (readonly [source: string, errors: readonly string[]])[] = [
  ['[] + {}', ['Invalid operand (at case.tf:1,5-7)', 'Invalid operand (at case.tf:1,10-12)']],
  ['[[][0], {}.a]', ['Invalid index (at case.tf:1,8-11)', 'Unsupported attribute (at case.tf:1,15-17)']],
  ['[][0] + "x"', ['Invalid index (at case.tf:1,7-10)', 'Invalid operand (at case.tf:1,13-16)']],
  ['[][0] + null', ['Invalid index (at case.tf:1,7-10)']],
  ['[][0].a[5]', ['Invalid index (at case.tf:1,7-10)']],
  [
    '"${null}${[]}"',
    [
      'Invalid template interpolation value (at case.tf:1,8-12)',
      'Invalid template interpolation value (at case.tf:1,15-17)',
    ],
  ],
  ['null ? [][0] : {}.a', ['Null condition (at case.tf:1,5-9)']],
  ['{(null) = 1, ([]) = 2}', ['Null value as key (at case.tf:1,15-16)', 'Incorrect key type (at case.tf:1,18-22)']],
  ['[for v in [null, null] : v if v]', ["Invalid 'for' condition (at case.tf:1,35-36)"]],
  [
    '[for v in [1, 2] : v.a]',
    ['Unsupported attribute (at case.tf:1,25-27)', 'Unsupported attribute (at case.tf:1,25-27)'],
  ],
  ['[{}, {}][*].a', ['Unsupported attribute (at case.tf:1,16-18)', 'Unsupported attribute (at case.tf:1,16-18)']],
  ['length([][0])', ['Invalid index (at case.tf:1,14-17)']],
];

for (const [source, errors] of ALL_ERRORS) {
  test(`all errors of ${source}`, (t) => {
    const { detail = '' } = evaluate(`try(${source})`);
    t.deepEqual(
      Array.from(detail.matchAll(/^- (.*)$/gm), ([, text]) => text),
      errors,
    );
  });
}

test('an error has a code, a summary as its message, and a detail', (t) => {
  const error = new TerraformError('INVALID_INDEX', 'Invalid index', 'This value does not have any indices.', 'self');
  t.is(error.message, 'Invalid index');
  t.is(error.code, 'INVALID_INDEX');
  t.deepEqual(error.allErrors, [error]);
});

/** Programs that would exhaust the time or the memory. */
const TOO_LARGE: readonly (readonly [source: string, error: string])[] = [
  ['1e600000000', 'Number too large'],
  [`0.${'1'.repeat(200_000)}`, 'Number too long'],
  ['[1e-600000000]', 'Number too large'],
  ['"${1e600000000} "', 'Number too large'],
  [`[for a in range(1000) : [for b in range(1000) : [for c in range(1000) : 1]]]`, 'Evaluation too long'],
];

for (const [source, error] of TOO_LARGE) {
  test(`an evaluation is bounded: ${source.slice(0, 30)}`, (t) => {
    t.is(evaluate(source).error, error);
    t.is(evaluate(`try(${source}, 1)`).error, error);
  });
}

/** A file whose values double 40 times: they are small in memory, because they share their parts. */
function doubling(first: string, next: string, last: string): string {
  const lines = Array.from({ length: 40 }, (_, i) => `v${i + 1} = ${next.replaceAll('X', `local.v${i}`)}`);
  const output = `output "o" {\n  value = ${last.replaceAll('X', 'local.v40')}\n}\n`;
  return `locals {\n  v0 = ${first}\n  ${lines.join('\n  ')}\n}\n${output}`;
}

const DOUBLINGS: readonly (readonly [first: string, next: string, last: string, answer: string])[] = [
  ['1', '[X, X]', 'X', 'String too long'],
  ['1', '[X, X]', 'length(X)', '{"o":2}'],
  ['1', '[X, X]', 'X == X', '{"o":true}'],
  ['1', '[X, X]', 'jsonencode(X)', 'String too long'],
  ['1', '[X, X]', 'toset([X])', 'String too long'],
  ['1', '{a = X, b = X}', 'true ? X : {}', 'String too long'],
  ['"x"', '"${X}${X}"', 'X', 'String too long'],
  ['[1]', 'concat(X, X)', 'length(X)', 'Collection too large'],
  ['2', 'X * X', 'X', 'Number too large'],
];

for (const [first, next, last, answer] of DOUBLINGS) {
  test(`an evaluation is bounded: ${last} after doubling ${next}`, (t) => {
    const { value, error } = evaluateFile(doubling(first, next, last));
    t.is(error ?? value, answer);
  });
}
