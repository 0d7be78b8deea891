/** How source maps encode their mappings. */
import { decodedMappings, encodedMappings, type EncodedSourceMap, TraceMap } from '@jridgewell/trace-mapping';
import { compile } from '@pptjs/transpiler';
import test from 'ava';

const sources: Readonly<Record<string, string>> = {
  'an empty source': '',
  'names on one line': '$first = [1, 2].map |$x| { $x + $x }\nnotice($first, $first)\n',
  'definitions that the module has in another order':
    'notice(f(1))\nfunction f($x) { $x }\nclass a ($b = 1) { notice($b) }\n',
  'long lines': `$x = '${'x'.repeat(5000)}'\n${' '.repeat(5000)}notice($x)\n`,
  'many lines': `${'# a comment\n'.repeat(3000)}notice(1)\n${'\n'.repeat(3000)}notice(2)\n`,
  'characters outside the Basic Multilingual Plane': "$x = '😀'; notice($x, $x)\n",
};

for (const [title, source] of Object.entries(sources))
  test(`another encoder writes the same mappings: ${title}`, (t) => {
    const { map } = compile(source, { file: 'a.pp', sourceMap: 'external' });
    const encoded = JSON.parse(map ?? '') as EncodedSourceMap;
    const mappings = decodedMappings(new TraceMap(encoded)).map((line) => line.slice());
    t.is(encodedMappings(new TraceMap({ ...encoded, mappings })), encoded.mappings);
    for (const line of mappings) {
      const columns = line.map(([column]) => column);
      t.deepEqual(
        columns,
        columns.toSorted((a, b) => a - b),
      );
    }
  });
