import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { evaluateSource, findLoadedModule, locate, locatedMessage, mappedModule, tracedPlace } from '@pptjs/engine';
import { createContext, createTopScope, EvaluationError, type LogEntry, type Manifest } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** A folder in the repository, so that the modules find the packages that they import. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/pptjs-locate/', import.meta.url));

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
