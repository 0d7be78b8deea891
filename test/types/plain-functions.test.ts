/**
 * Functions with types of scalars and arrays report wrong values with the same texts as functions whose signatures have other
 * types too, which need the types of all values.
 */
import { loadSource } from '@pptjs/engine';
import { EvaluationError, type FunctionDefinition } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { types, values } from './plain-types.js';

interface Callable extends FunctionDefinition {
  (...args: unknown[]): unknown;
}

/** Returns the functions of a source by name. */
function functionsOf(source: string): ReadonlyMap<string, Callable> {
  const { definitions } = loadSource(source);
  return new Map(definitions.map((definition) => [definition.name, definition as unknown as Callable]));
}

/** Returns the text of the error of a call, with the question that it asks; undefined without an error. */
function failure(call: Callable | undefined, args: readonly unknown[]): string | undefined {
  try {
    call?.(...args);
    return undefined;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const message = error.message.replaceAll(/\b(narrow|wide)\b/g, 'f').replace(', Tuple unused?', '');
    return `${message} ${error.help ?? ''}`;
  }
}

const samples = values.map((source) => [source, loadSource(source).run()] as const);

for (const type of types) {
  test(`wrong values of ${type} have the texts of all types`, (t) => {
    const arguments_ = functionsOf(`function narrow(${type} $p) {}
      function wide(${type} $p, Tuple $unused = [1]) {}`);
    const results = functionsOf(`function narrow($p) >> ${type} { $p }
      function wide($p, Tuple $unused = [1]) >> ${type} { $p }`);
    for (const functions of [arguments_, results])
      for (const [source, value] of samples)
        t.is(failure(functions.get('narrow'), [value]), failure(functions.get('wide'), [value]), source);
  });
}

test('wrong numbers of arguments have the texts of all types', (t) => {
  for (const list of [
    '',
    '$a',
    '$a, $b',
    '$a, $b = 1',
    '$a, *$b',
    '*$b',
    'Array[Float] $a, Optional[Array] $b = undef',
  ]) {
    const functions = functionsOf(`function narrow(${list}) {}
      function wide(${list}) >> Optional[Tuple] { undef }`);
    for (let count = 0; count < 5; count++) {
      const args = Array<number>(count).fill(1);
      t.is(failure(functions.get('narrow'), args), failure(functions.get('wide'), args), `(${list}) ${count}`);
    }
  }
});

test('a block for a function without a block has the text of all types', (t) => {
  const call = (parameters: string, returns: string): string => {
    const source = `function narrow(${parameters}) ${returns} { undef }
      call('narrow', 1) |$x| { $x }`;
    return t.throws(() => loadSource(source).run(), { instanceOf: EvaluationError })?.message ?? '';
  };
  t.is(call('Integer $a', ''), call('Integer $a', '>> Optional[Tuple]'));
  t.is(call('String $a', ''), call('String $a', '>> Optional[Tuple]'));
  t.is(call('Array[Integer] $a', ''), call('Array[Integer] $a', '>> Optional[Tuple]'));
});

test('the parameters of a rejected call have the texts of all types', (t) => {
  const list = 'Integer $i, Optional[Array[Integer]] $o = undef, Array[Array[Integer], 1] *$rest';
  const functions = functionsOf(`function narrow(${list}) {}
    function wide(${list}) >> Optional[Tuple] { undef }`);
  const strings = ['a', 'b'];
  for (const args of [
    ['x'],
    [1, 2],
    [1, strings],
    [1, [1], [strings, 'x', strings]],
    [1, null, [[1]], [[1], strings]],
    [1, null, []],
  ])
    t.is(failure(functions.get('narrow'), args), failure(functions.get('wide'), args), JSON.stringify(args));
});

for (const [signature, definition] of [
  ['()', 'scalarFunction'],
  ['($a, *$b)', 'scalarFunction'],
  ['(Integer[1] $a) >> Optional[Enum[a]]', 'scalarFunction'],
  ['(Array $a)', 'arrayFunction'],
  ['(Optional[Array] $a)', 'arrayFunction'],
  ['(Optional[Array[Optional[Array[Integer, 1]], 2, 3]] $a, String $b)', 'arrayFunction'],
  ['($a) >> Array[String]', 'arrayFunction'],
  ['(Enum $a)', 'puppetFunction'],
  ['(Array[Enum] $a)', 'puppetFunction'],
  ['(Array[Any] $a)', 'puppetFunction'],
  ['(Array[Optional[Any], 1] $a)', 'puppetFunction'],
  ['(Array[1] $a)', 'puppetFunction'],
  ['(Array[Hash] $a)', 'puppetFunction'],
  ['(Array[Integer, default, 2] $a)', 'puppetFunction'],
  ['(Optional $a)', 'puppetFunction'],
  ["(Optional['a'] $a)", 'puppetFunction'],
  ['(A $a)', 'puppetFunction'],
  ['(Integer $a) >> Hash', 'puppetFunction'],
] as const) {
  test(`a function with the signature ${signature} is defined with ${definition}`, (t) => {
    const { code } = compile(`function f${signature} { undef }`);
    t.is(code?.match(/(\w+Function)\('f'/)?.[1], definition);
  });
}
