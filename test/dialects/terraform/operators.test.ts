/** Values and types of Terraform expressions. The answers are those of HCL 2.14 and cty 1.12. */
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../../recorded/sample.js';
import { evaluate } from './evaluate.js';

/** An expression, its value and its type as JSON text. */
type Row = readonly [source: string, value: string, type: string];

const TABLES: Readonly<Record<string, readonly Row[]>> = {
  'Arithmetic Operators (seed 003): numbers': [
    ['1 + 2', '3', '"number"'],
    ['7 / 2', '3.5', '"number"'],
    ['-7 % 3', '-1', '"number"'],
    ['7 % -3', '1', '"number"'],
    ['7.5 % 2', '1.5', '"number"'],
    ['5 % 0', '5', '"number"'],
    ['-0', '-0', '"number"'],
    ['0.1 + 0.2', '0.3', '"number"'],
    [
      '1 / 3',
      '0.33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333335',
      '"number"',
    ],
    ['2 * 0.5', '1', '"number"'],
    ['"1" + "2"', '3', '"number"'],
    ['"1e3" * 2', '2000', '"number"'],
    ['9007199254740993 + 1', '9007199254740994', '"number"'],
    ['12345678901234567890 * 98765432109876543210', '1219326311370217952237463801111263526900', '"number"'],
    ['-"5"', '-5', '"number"'],
    ['1e21', '1000000000000000000000', '"number"'],
    [
      '[for i, v in ["a", "b", "c"] : i / 3]',
      '[0,0.33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333335,0.6666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666666667]',
      '["tuple",["number","number","number"]]',
    ],
    [
      '[for i, v in ["a", "b", "c", "d"] : i / length(["a", "b", "c"])]',
      '[0,0.33333333333333333334,0.6666666666666666667,1]',
      '["tuple",["number","number","number","number"]]',
    ],
    [
      'length([1]) / length([1, 2, 3]) + 0',
      '0.33333333333333333334236835143737920361672877334058284759521484375',
      '"number"',
    ],
    ['(1 / 3) * 3', '1', '"number"'],
    ['1e-7', '0.0000001', '"number"'],
  ],
  'order of operations (seed 003)': [
    ['1 + 2 * 3', '7', '"number"'],
    ['(1 + 2) * 3', '9', '"number"'],
    ['10 - 4 - 3', '3', '"number"'],
    ['2 * 6 / 4', '3', '"number"'],
    ['!true || true', 'true', '"bool"'],
    ['-2 + 5', '3', '"number"'],
    ['1 + 1 == 2', 'true', '"bool"'],
    ['1 < 2 == true', 'true', '"bool"'],
    ['true || false && false', 'true', '"bool"'],
    ['1 == 1 && 2 == 2', 'true', '"bool"'],
    ['2 - -2', '4', '"number"'],
    ['- 3 % 2', '-1', '"number"'],
  ],
  'Equality Operators (seed 003): the same type and the same value': [
    ['1 == 1.0', 'true', '"bool"'],
    ['1 == "1"', 'false', '"bool"'],
    ['"a" == "a"', 'true', '"bool"'],
    ['"e\\u0301" == "é"', 'true', '"bool"'],
    ['null == null', 'true', '"bool"'],
    ['tostring(null) == null', 'true', '"bool"'],
    ['1 == null', 'false', '"bool"'],
    ['[1] == [1]', 'true', '"bool"'],
    ['[1] == ["1"]', 'false', '"bool"'],
    ['[] == tolist([])', 'false', '"bool"'],
    ['tolist([1]) == tolist([1])', 'true', '"bool"'],
    ['{a = 1} == {a = 1}', 'true', '"bool"'],
    ['{a = 1} == {b = 1}', 'false', '"bool"'],
    ['{a = null} == {a = null}', 'true', '"bool"'],
    ['toset([1, 2]) == toset([2, 1])', 'true', '"bool"'],
    ['tomap({a = 1}) == {a = 1}', 'false', '"bool"'],
    ['1 != 2', 'true', '"bool"'],
    ['0 == -0', 'true', '"bool"'],
    ['0.1 + 0.2 == 0.3', 'true', '"bool"'],
    ['1 / 0 == 2 / 0', 'true', '"bool"'],
  ],
  'Comparison Operators (seed 003)': [
    ['1 < 2', 'true', '"bool"'],
    ['2 <= 2', 'true', '"bool"'],
    ['"10" > "9"', 'true', '"bool"'],
    ['1 >= 1.5', 'false', '"bool"'],
    ['log(8, 2) <= 3', 'true', '"bool"'],
  ],
  'Logical Operators (seed 003)': [
    ['true && false', 'false', '"bool"'],
    ['true || false', 'true', '"bool"'],
    ['!false', 'true', '"bool"'],
    ['"true" && true', 'true', '"bool"'],
    ['"1" || false', 'true', '"bool"'],
    ['!"0"', 'true', '"bool"'],
  ],
  'conditionals have the type that both results have in common': [
    ['true ? 1 : 2', '1', '"number"'],
    ['true ? 1 : "x"', '"1"', '"string"'],
    ['false ? 1 : "x"', '"x"', '"string"'],
    ['true ? null : 1', 'null', '"number"'],
    ['true ? [1] : [2]', '[1]', '["tuple",["number"]]'],
    ['true ? [1] : ["a", 2]', '["1"]', '["list","string"]'],
    ['true ? {a = 1} : {b = "x"}', '{"a":"1"}', '["map","string"]'],
    ['true ? {a = 1, b = null} : {a = "x", b = 2}', '{"a":"1","b":null}', '["object",{"a":"string","b":"number"}]'],
    ['true ? tolist([1]) : ["a"]', '["1"]', '["list","string"]'],
    ['true ? tolist([]) : [["x"]]', '[]', '["list","dynamic"]'],
    ['true ? tomap({a = 1}) : {b = "x"}', '{"a":"1"}', '["map","string"]'],
    ['true ? toset([1]) : tolist(["a"])', '["1"]', '["list","string"]'],
    ['"true" ? 1 : 2', '1', '"number"'],
    ['true ? 1 : [][0]', '1', '"number"'],
    ['true ? {} : {a = 1}', '{}', '["map","number"]'],
    ['true ? [] : [1]', '[]', '["list","number"]'],
    ['true ? null : null', 'null', '"dynamic"'],
  ],
  'indices and attributes': [
    ['[1, 2][0]', '1', '"number"'],
    ['["a", "b"]["1"]', '"b"', '"string"'],
    ['{a = 1}["a"]', '1', '"number"'],
    ['{"1" = 2}[1]', '2', '"number"'],
    ['{a = 1}.a', '1', '"number"'],
    ['tomap({a = 1}).a', '1', '"number"'],
    ['tolist([1, 2])[1]', '2', '"number"'],
    ['[1, 2].1', '2', '"number"'],
    ['{a = [{b = 5}]}.a[0].b', '5', '"number"'],
    ['{true = 1}[true]', '1', '"number"'],
  ],
  splats: [
    ['[{a = 1}, {a = 2}][*].a', '[1,2]', '["tuple",["number","number"]]'],
    ['[{a = 1}, {a = 2}].*.a', '[1,2]', '["tuple",["number","number"]]'],
    ['tolist([{a = 1}])[*].a', '[1]', '["list","number"]'],
    ['toset([{a = 1}, {a = 2}])[*].a', '[1,2]', '["list","number"]'],
    ['{a = 1}[*].a', '[1]', '["tuple",["number"]]'],
    ['null[*]', '[]', '["tuple",[]]'],
    ['"x"[*]', '["x"]', '["tuple",["string"]]'],
    ['[][*].a', '[]', '["tuple",[]]'],
    ['tolist([])[*].a', '[]', '["list","dynamic"]'],
    ['[[1, 2], [3, 4]][*][1]', '[2,4]', '["tuple",["number","number"]]'],
    ['[{a = [1, 2]}].*.a[0]', '[1,2]', '["tuple",["number","number"]]'],
    ['[{a = [1, 2]}][*].a[0]', '[1]', '["tuple",["number"]]'],
    ['[{a = [{b = 1}]}][*].a[*].b', '[[1]]', '["tuple",[["tuple",["number"]]]]'],
    ['tostring(null)[*].a', '[]', '["tuple",[]]'],
    ['tolist(null)[*]', '[]', '["tuple",[]]'],
  ],
  'for expressions': [
    ['[for v in [1, 2, 3] : v * 2]', '[2,4,6]', '["tuple",["number","number","number"]]'],
    ['[for i, v in ["a", "b"] : "${i}${v}"]', '["0a","1b"]', '["tuple",["string","string"]]'],
    ['[for v in [1, 2, 3] : v if v > 1]', '[2,3]', '["tuple",["number","number"]]'],
    ['[for k, v in {b = 1, a = 2} : "${k}${v}"]', '["a2","b1"]', '["tuple",["string","string"]]'],
    ['[for k, v in toset(["b", "a"]) : "${k}${v}"]', '["aa","bb"]', '["tuple",["string","string"]]'],
    ['{for v in ["a", "b"] : v => upper(v)}', '{"a":"A","b":"B"}', '["object",{"a":"string","b":"string"}]'],
    ['{for i, v in ["a", "b"] : i => v}', '{"0":"a","1":"b"}', '["object",{"0":"string","1":"string"}]'],
    [
      '{for v in ["a", "b", "a"] : v => 1...}',
      '{"a":[1,1],"b":[1]}',
      '["object",{"a":["tuple",["number","number"]],"b":["tuple",["number"]]}]',
    ],
    ['{for k, v in tomap({x = 1}) : v => k}', '{"1":"x"}', '["object",{"1":"string"}]'],
    [
      '[for x in [1, 2] : [for y in [10, 20] : x * y]]',
      '[[10,20],[20,40]]',
      '["tuple",[["tuple",["number","number"]],["tuple",["number","number"]]]]',
    ],
    ['[for v in tolist([]) : v]', '[]', '["tuple",[]]'],
    ['{for k, v in {} : k => v}', '{}', '["object",{}]'],
    ['[for v in [1, null] : v if v != null]', '[1]', '["tuple",["number"]]'],
  ],
  templates: [
    ['"a${1}b"', '"a1b"', '"string"'],
    ['"${1}"', '1', '"number"'],
    ['"${[1]}"', '[1]', '["tuple",["number"]]'],
    ['"${true}-${1.50}"', '"true-1.5"', '"string"'],
    ['"%{ if true }y%{ else }n%{ endif }"', '"y"', '"string"'],
    ['"%{ if false }y%{ endif }"', '""', '"string"'],
    ['"%{ for v in [1, 2] }<${v}>%{ endfor }"', '"\\u003c1\\u003e\\u003c2\\u003e"', '"string"'],
    ['"%{ for k, v in {a = 1} }${k}=${v}%{ endfor }"', '"a=1"', '"string"'],
    ['"$${a} %%{b}"', '"${a} %{b}"', '"string"'],
    ['"a ${~ " b " ~} c"', '"a b c"', '"string"'],
    ['"e${"\\u0301"}" == "é"', 'true', '"bool"'],
    ['<<EOT\na\n  b\nEOT\n', '"a\\n  b\\n"', '"string"'],
    ['<<-EOT\n  a\n    b\n  EOT\n', '"a\\n  b\\n"', '"string"'],
    ['<<-EOT\n  \u0301a\n  EOT\n', '"a\\n"', '"string"'],
  ],
  'tuples and objects': [
    ['[1, "a", null]', '[1,"a",null]', '["tuple",["number","string","dynamic"]]'],
    [
      '{a = 1, "b" = 2, (upper("c")) = 3}',
      '{"C":3,"a":1,"b":2}',
      '["object",{"C":"number","a":"number","b":"number"}]',
    ],
    ['{a = 1, a = 2}', '{"a":2}', '["object",{"a":"number"}]'],
    [
      '{1 = "x", true = "y", null = "z"}',
      '{"1":"x","null":"z","true":"y"}',
      '["object",{"1":"string","null":"string","true":"string"}]',
    ],
    ['{z = 1, a = 2, é = 3}', '{"a":2,"z":1,"é":3}', '["object",{"a":"number","z":"number","é":"number"}]'],
    ['{"e\\u0301" = 1}["é"]', '1', '"number"'],
  ],
};

for (const [title, rows] of Object.entries(TABLES)) {
  for (const [source, value, type] of rows) {
    test(`${title}: ${source}`, (t) => {
      t.deepEqual(evaluate(source), { value, type });
    });
  }
}

/** The binary operators from the lowest to the highest precedence, as the seed orders them. */
const PRECEDENCE: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const OPERATORS = PRECEDENCE.flat();

function levelOf(operator: string): number {
  return PRECEDENCE.findIndex((operators) => operators.includes(operator));
}

test('order of operations (seed 003): operators of a higher level bind first, and operators of one level from the left', (t) => {
  const operand = fc.constantFrom('1', '2', '7', '"3"', 'true', 'false', '"x"');
  const operator = fc.constantFrom(...OPERATORS);
  fc.assert(
    fc.property(operand, operator, operand, operator, operand, (a, first, b, second, c) => {
      const isRightFirst = levelOf(second) > levelOf(first);
      const grouped = isRightFirst ? `${a} ${first} (${b} ${second} ${c})` : `(${a} ${first} ${b}) ${second} ${c}`;
      const { place: _, ...answer } = evaluate(`${a} ${first} ${b} ${second} ${c}`);
      const { place: __, ...expected } = evaluate(grouped);
      t.deepEqual(answer, expected);
    }),
    { numRuns: shareOf(500) },
  );
});

test('both operands of a logical operator and both results of a conditional are evaluated', (t) => {
  t.is(evaluate('true || [][0]').error, 'Invalid index');
  t.is(evaluate('false && [][0]').error, 'Invalid index');
  t.is(evaluate('true ? 1 : [[]][0][0]').value, '1');
});

test('names of attributes are data', (t) => {
  t.is(evaluate('{"__proto__" = 1, constructor = 2}').value, '{"__proto__":1,"constructor":2}');
  t.is(evaluate('{}.constructor').error, 'Unsupported attribute');
  t.is(evaluate('{}["__proto__"]').error, 'Invalid index');
  t.is(evaluate('{for v in ["__proto__", "a"] : v => 1}').value, '{"__proto__":1,"a":1}');
  t.is(evaluate('tomap({"__proto__" = 1}).__proto__').value, '1');
});
