import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { evaluateSource, findLoadedModule, locate, locatedMessage, mappedModule, tracedPlace } from '@pptjs/engine';
import { createContext, createTopScope, EvaluationError, type LogEntry, type Manifest } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** A folder in which the modules find the packages that the tests import. */
const folder = fileURLToPath(new URL('../../test-build/pptjs-locate/', import.meta.url));

const SOURCE = `
function scale(Integer $x) {
  $x * 'two'
}

$sizes = [1, 2].map |$n| {
  scale($n) }
`;

test('the position of an error in a module file is found with its source map', async (t) => {
  await mkdir(folder, { recursive: true });
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const { code, map } = compile(SOURCE, { file: 'sizes.pp', sourceMap: 'external' });
  const path = `${folder}sizes.mjs`;
  await writeFile(path, code ?? '');
  const { href } = pathToFileURL(path);
  const { default: manifest } = (await import(href)) as { default: Manifest };
  const error = t.throws(() => manifest.run(createContext({ topScope: createTopScope() })), {
    instanceOf: EvaluationError,
  });
  const located = locate(error as EvaluationError, (url) =>
    url === href ? mappedModule('sizes.pp', map ?? '') : undefined,
  );
  t.deepEqual(located, {
    code: 'NOT_NUMERIC',
    message: "Evaluation Error: The value 'two' cannot be converted to Numeric.",
    place: { file: 'sizes.pp', line: 3, column: 8 },
  });
  t.is(
    locatedMessage(located),
    "Evaluation Error: The value 'two' cannot be converted to Numeric. (file: sizes.pp, line: 3, column: 8)",
  );
});

test('a warning about an operand has the position of the operand', (t) => {
  const entries: LogEntry[] = [];
  const context = createContext({
    strict: 'warning',
    topScope: createTopScope(),
    log: (entry) => void entries.push(entry),
  });
  evaluateSource("$x = 1 +\n  '2'\n", { file: 'a.pp', context });
  const [entry] = entries;
  t.is(entry?.message, "The string '2' was automatically coerced to the numerical value 2");
  t.deepEqual(entry?.trace && tracedPlace(entry.trace, findLoadedModule), { file: 'a.pp', line: 2, column: 3 });
});

/** Sources, each with the column at which its error is located. */
const CHAINS: readonly (readonly [source: string, column: number])[] = [
  ["[[[1]]][0][0]['x']", 15],
  ["[[[1]]][0]['x'][0]", 12],
  ["[[[1]]]['x'][0][0]", 9],
  ["({ a => { b => 'text' } }['a']['b'])[/x/]", 38],
  ["$x = { a => { b => [1] } } $x['a']['b']['c']", 41],
  ['$x = { a => [[[1]]] } $x[a][0][b][0]', 32],
  ["$x = { a => 1 } $x['a']['b']['c']", 17],
  ["$k = 'text' [[['a']]][0][0][$k][0]", 29],
];

for (const [source, column] of CHAINS) {
  test(`an error of one bracket in a chain is located at that bracket: ${source}`, (t) => {
    const error = t.throws(() => evaluateSource(source, { file: 'a.pp' }), { instanceOf: EvaluationError });
    t.is(error?.place?.column, column, error?.message);
  });
}
