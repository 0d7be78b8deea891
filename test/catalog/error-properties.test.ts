import { CatalogCompileError, compileCatalog } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { EvaluationError } from '@pptjs/runtime';
import test from 'ava';
import { folderOf } from './folder.js';

test('an EvaluationError has the file, line, column, code and frame of its location', (t) => {
  const source = "$a = 1\n$b = $a + 'x'\n$c = 3\n";
  const error = t.throws(() => evaluateSource(source, { file: 'a.pp' }), { instanceOf: EvaluationError });
  const { file, line, column, code, frame } = error!;
  t.deepEqual(
    { file, line, column, code, frame },
    {
      file: 'a.pp',
      line: 2,
      column: 11,
      code: 'NOT_NUMERIC',
      frame: "1 | $a = 1\n2 | $b = $a + 'x'\n  |           ^\n3 | $c = 3",
    },
  );
});

test('the error of a catalog has the place of a wrong resource in the main manifest', async (t) => {
  const folder = folderOf({ 'manifests/site.pp': "\nfile { '/x':\n  colour => 'red',\n}\n" });
  const error = await t.throwsAsync(compileCatalog({ environment: folder }), { instanceOf: CatalogCompileError });
  const { file, line, column, code } = error!;
  t.deepEqual(
    { file, line, column, code },
    { file: `${folder}/manifests/site.pp`, line: 2, column: undefined, code: null },
  );
});

test('a frame shows an empty first line as empty', (t) => {
  const error = t.throws(() => evaluateSource("\n$a = 1 + 'x'"), { instanceOf: EvaluationError });
  t.is(error?.frame, "1 | \n2 | $a = 1 + 'x'\n  |          ^");
});
