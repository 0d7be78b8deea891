/** The quick tests of arguments accept the values that the types accept. */
import { evaluateSource } from '@pptjs/engine';
import { createContext } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** Types of parameters, and their quick tests. */
const tests: readonly (readonly [type: string, javascript: string])[] = [
  ['Array[Integer]', "isShortArray($x) && $x.every((item) => typeof item === 'number')"],
  ['Array[Integer[0, 9]]', "$x.every((item) => typeof item === 'number' && item >= 0 && item <= 9)"],
  ['Array[String[1], 1, 2]', 'isShortArray($x) && $x.length >= 1 && $x.length <= 2 && $x.every((item) => typeof item'],
  ["Array[Enum['a', 'b']]", "isShortArray($x) && $x.every((item) => item === 'a' || item === 'b')"],
  ['Optional[Array[Boolean]]', "$x === null || isShortArray($x) && $x.every((item) => typeof item === 'boolean')"],
  ['Array[Variant[Integer, Undef]]', "$x.every((item) => typeof item === 'number' || item === null)"],
  ['Array[Hash]', 'isShortArray($x) && $x.every((item) => item instanceof PuppetHash)'],
  ['Array[Any, 2]', 'isArray($x) && $x.length >= 2'],
  ['Array[Array[Integer]]', 'checkArguments(fFunction, $x)'],
  ['Array[Data]', 'checkArguments(fFunction, $x)'],
  ['Variant[Integer[0], Array]', "typeof $x === 'number' && $x >= 0 || isArray($x)"],
  ['Variant[String[1], Hash]', "typeof $x === 'string' && $x !== '' || $x instanceof PuppetHash"],
  ['Variant[Float[0.0], Float[-2.5, -1.0]]', '$x instanceof Float && $x.value >= 0 || $x instanceof Float && $x.value'],
  ['Hash[String, Integer]', 'checkArguments(fFunction, $x)'],
  ['Numeric', "typeof $x === 'number' || $x instanceof Float"],
  ['NotUndef', 'if ($x === null) checkArguments(fFunction, $x)'],
  ['Variant[String, Regexp]', "typeof $x === 'string' || $x instanceof PuppetRegExp"],
  ["Variant[Integer, Enum['a', 'b']]", "typeof $x === 'number' || $x === 'a' || $x === 'b'"],
];

const VALUES: readonly string[] = [
  '1',
  '-1',
  '9007199254740993',
  '1.5',
  '-2.0',
  '-0.5',
  "''",
  "'a'",
  'undef',
  '/a/',
  'true',
  '[]',
  '[1]',
  '[1, 2]',
  '[9007199254740993]',
  '[1, 20]',
  '[-1]',
  "['a']",
  "['a', 'b', 'c']",
  "['']",
  '[undef]',
  '[true, false]',
  '[1, undef]',
  '[1.5]',
  '[{}]',
  '[[1]]',
  "[['a']]",
  '[default]',
  'Array(Integer[1, 40])',
  '(Array(Integer[1, 40]) + [undef])',
  '{}',
  "{ 'a' => 1 }",
  "{ 'a' => 'b' }",
];

for (const [type, javascript] of tests)
  test(`a parameter of type ${type} has a quick test that agrees with the type`, (t) => {
    const { code } = compile(`function f(${type} $x) { $x }\nf($facts[a])`, { file: 'case.pp' });
    const printed = (code ?? '').replace(/\s+/g, ' ').replaceAll('( ', '(');
    t.true(printed.includes(javascript), code ?? '');
    const context = createContext({ log: () => undefined });
    const source = `function f(${type} $x) { true } function id($x) { $x }\n`;
    for (const value of VALUES) {
      const isInstance = evaluateSource(`${value} =~ ${type}`, { file: 'case.pp', context: createContext() });
      const call = (): unknown => evaluateSource(`${source}f(id(${value}))`, { file: 'case.pp', context });
      if (isInstance === true) t.true(call(), value);
      else t.throws(call, { message: /'f' (?:parameter 'x'|expects)/ }, value);
    }
  });
