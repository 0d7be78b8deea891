import { fileURLToPath } from 'node:url';
import { CatalogBatch } from '@pptjs/cli';
import test from 'ava';

const modulepath = fileURLToPath(new URL('fixture', import.meta.url));

test('regular expressions keep their options on the way from Ruby and back', async (t) => {
  const manifest = String.raw`
    $patterns = m::patterns()
    notice($patterns.map |$each| { "A\nb" =~ $each })
    notice(m::patterns($patterns).map |$each| { $each[1] })
    notice(m::patterns($patterns).map |$each| { $each[0] } == $patterns)`;
  const { logs } = JSON.parse(await new CatalogBatch().answer(JSON.stringify({ id: 1, manifest, modulepath }))) as {
    logs: unknown;
  };
  t.deepEqual(logs, [
    ['notice', '[false, false, true, true]'],
    ['notice', '[false, false, true, true]'],
    ['notice', 'true'],
  ]);
});
