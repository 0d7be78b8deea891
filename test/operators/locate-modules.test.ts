import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { locate, locatedMessage, mappedModule } from '@pptjs/engine';
import { createContext, createTopScope, EvaluationError, type Manifest } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import test from 'ava';

/** Within the repository, so that what modules import is found. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/pptjs-locate/', import.meta.url));

const SOURCE = `
function scale(Integer $x) {
  $x * 'two'
}

$sizes = [1, 2].map |$n| {
  scale($n) }
`;

test('an error in a module from a file is found by its source map', async (t) => {
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
