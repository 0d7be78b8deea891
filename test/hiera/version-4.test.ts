import { join } from 'node:path';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { folder } from '../cli/folder.js';

const CONFIG = '---\nversion: 4\ndatadir: data\nhierarchy:\n  - name: common\n    backend: yaml\n';

test('the first hiera.yaml of version 4 in a module is a deprecation warning, as in Puppet', async (t) => {
  const modules = folder(t, {
    'a/hiera.yaml': CONFIG,
    'a/data/common.yaml': 'a::x: 5',
    'b/hiera.yaml': CONFIG,
    'b/data/common.yaml': 'b::x: 6',
    'c/hiera.yaml': '---\nversion: 5\n',
    'c/data/common.yaml': 'c::x: 7',
  });
  const manifest = "notice(lookup('c::x'), lookup('a::x'), lookup('b::x'))";
  const input = `${JSON.stringify({ id: 1, manifest, modulepath: modules, facts: {}, node: 'n.example' })}\n`;
  const { stdout } = await pptjs(['batch', 'compile'], { stdin: input });
  const file = join(modules, 'a', 'hiera.yaml');
  t.deepEqual(JSON.parse(stdout).logs, [
    [
      'warning',
      `${file}: Use of 'hiera.yaml' version 4 is deprecated. It should be converted to version 5\n   (file: ${file})`,
    ],
    ['notice', '7 5 6'],
  ]);
});
