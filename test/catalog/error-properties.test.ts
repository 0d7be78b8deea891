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
      frame: "1 | $a = 1\n2 | $b = $a + 'x'\n  |           ^^^\n3 | $c = 3",
    },
  );
});

test('the error of a catalog has the place and the frame of a wrong attribute in the main manifest', async (t) => {
  const folder = folderOf({ 'manifests/site.pp': "\nfile { '/x':\n  colour => 'red',\n}\n" });
  const error = await t.throwsAsync(compileCatalog({ environment: folder }), { instanceOf: CatalogCompileError });
  const { message, file, line, column, code, frame, declaredBy, failure } = error!;
  t.deepEqual(
    { file, line, column, code, frame, declaredBy },
    {
      file: `${folder}/manifests/site.pp`,
      line: 3,
      column: 3,
      code: null,
      frame: "2 | file { '/x':\n3 |   colour => 'red',\n  |   ^^^^^^^^^^^^^^^\n4 | }",
      declaredBy: [],
    },
  );
  t.true(message.includes(`no parameter named 'colour' (file: ${folder}/manifests/site.pp, line: 2) on File[/x]`));
  t.is(failure.place?.line, 2);
});

test('the error of a defined type has the place, code and declarations of the failing code, and the message of Puppet', async (t) => {
  const folder = folderOf({
    'manifests/site.pp': 'include profile',
    'modules/profile/manifests/init.pp': "class profile {\n  part { 'one': }\n}\n",
    'modules/part/manifests/init.pp': "define part {\n  $size = 1 + 'x'\n}\n",
  });
  const error = await t.throwsAsync(compileCatalog({ environment: folder }), { instanceOf: CatalogCompileError });
  const { message, file, line, column, code, frame, declaredBy, failure } = error!;
  t.deepEqual(
    { file, line, column, code, frame, declaredBy },
    {
      file: `${folder}/modules/part/manifests/init.pp`,
      line: 2,
      column: 15,
      code: 'NOT_NUMERIC',
      frame: "1 | define part {\n2 |   $size = 1 + 'x'\n  |               ^^^\n3 | }",
      declaredBy: ['profile', 'Part[one]'],
    },
  );
  t.is(
    message.replaceAll(`${folder}/`, ''),
    "Evaluation Error: Error while evaluating a Resource Statement, Evaluation Error: The value 'x' cannot be converted to Numeric. (file: modules/part/manifests/init.pp, line: 2, column: 15) (file: modules/profile/manifests/init.pp, line: 2) on node localhost",
  );
  t.is(failure.code, 'RUNTIME_ERROR');
  t.is(failure.place?.line, 2);
});

test('a syntax error in a class has a frame', async (t) => {
  const folder = folderOf({
    'manifests/site.pp': 'include web',
    'modules/web/manifests/init.pp': "class web {\n  file { '/x' ensure => file }\n}\n",
  });
  const error = await t.throwsAsync(compileCatalog({ environment: folder }), { instanceOf: CatalogCompileError });
  t.is(error?.frame, "1 | class web {\n2 |   file { '/x' ensure => file }\n  |               ^^^^^^\n3 | }");
});

test('a frame shows an empty first line as empty', (t) => {
  const error = t.throws(() => evaluateSource("\n$a = 1 + 'x'"), { instanceOf: EvaluationError });
  t.is(error?.frame, "1 | \n2 | $a = 1 + 'x'\n  |          ^^^");
});
