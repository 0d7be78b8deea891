import { LineIndex } from '@pptjs/transpiler';
import test from 'ava';
import type * as ESTree from 'estree';
import { build, print, printMapped } from './internals.js';

const { array, arrow, call, declare, functionDeclaration, identifier, literal, object, statement } = build;

const program = (...body: ESTree.Program['body']): ESTree.Program => ({ type: 'Program', sourceType: 'module', body });
const textOf = (expression: ESTree.Expression): string => print(program(statement(expression)));
const name = (letter: string, length: number): ESTree.Identifier => identifier(letter.repeat(length));

test('printer: strings are in single quotes', (t) => {
  t.is(textOf(literal("it's")), "'it\\'s';\n");
});

test('printer: an empty array and an empty object have no spaces', (t) => {
  t.is(textOf(call(identifier('f'), [array([]), object([])])), 'f([], {});\n');
});

test('printer: an array that fits in 120 columns is on one line', (t) => {
  const text = textOf(array(['a', 'b', 'c'].map((letter) => name(letter, 30))));
  t.is(text.trimEnd().split('\n').length, 1);
});

test('printer: an array that is too long has one element per line', (t) => {
  const text = textOf(array(['a', 'b', 'c', 'd', 'e'].map((letter) => name(letter, 30))));
  t.is(text, `[\n${['a', 'b', 'c', 'd', 'e'].map((letter) => `  ${letter.repeat(30)},\n`).join('')}];\n`);
});

test('printer: an object that is too long has one property per line', (t) => {
  const text = textOf(call(identifier('f'), [object(['a', 'b', 'c'].map((key) => [key, name(key, 50)]))]));
  t.is(text, `f({\n${['a', 'b', 'c'].map((key) => `  ${key}: ${key.repeat(50)},\n`).join('')}});\n`);
});

test('printer: no line of nested calls is longer than 120 columns', (t) => {
  const nested = Array.from({ length: 8 }).reduce<ESTree.Expression>(
    (inner) => call(identifier('operation'), [inner, name('x', 20)]),
    name('y', 20),
  );
  const lines = textOf(call(identifier('f'), [nested, array([nested, nested])])).split('\n');
  t.true(lines.length > 1);
  t.deepEqual(
    lines.filter((line) => line.length > 120),
    [],
  );
});

test('printer: functions are separated from other statements by an empty line', (t) => {
  const definition = functionDeclaration(identifier('f'), [], []);
  const text = print(program(declare('const', identifier('a'), literal(1)), definition));
  t.regex(text, /^const a = 1;\n\nfunction f\(\) \{/);
});

test('printer: imports are sorted into lines of at most 120 columns', (t) => {
  const names = Array.from({ length: 12 }, (_, index) => `importedName${index}`);
  const imports = names.map((imported) => ({ imported, local: imported }));
  const text = print(program(build.importDeclaration(imports, '@pptjs/runtime')));
  t.deepEqual(
    text.split('\n').filter((line) => line.length > 120),
    [],
  );
  for (const imported of names) t.true(text.includes(imported));
});

test('printer: the mappings lead from the output to the offsets of the nodes', (t) => {
  const call1 = call(identifier('add', 4), [literal(1, 2), literal('x', 6)]);
  const { code, mappings } = printMapped(program(statement(arrow([], call1))));
  const lines = new LineIndex(code);
  const at = (text: string): { line: number; column: number } => {
    const { line, column } = lines.placeAt(code.indexOf(text));
    return { line, column: column - 1 };
  };
  for (const [text, offset] of [
    ['add', 4],
    ['1', 2],
    ["'x'", 6],
  ] as const) {
    const found = mappings.find(({ line, column }) => line === at(text).line && column === at(text).column);
    t.is(found?.offset, offset, text);
  }
});

test('printer: a mapping has the name that the token has in the Puppet source', (t) => {
  const { mappings } = printMapped(program(statement(identifier('size_', 7, 'size'))));
  t.deepEqual(
    mappings.map(({ offset, name: original }) => [offset, original]),
    [[7, 'size']],
  );
});
