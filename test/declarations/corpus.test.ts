/** `tsc --strict` accepts the declarations of all manifests and templates that come with Puppet. */
import { existsSync } from 'node:fs';
import test from 'ava';
import { corpus } from '../conformance/puppet.js';
import { workspace } from '../loader/workspace.js';
import { buildIn, typeErrors } from './typescript.js';

if (existsSync(corpus)) {
  test('tsc accepts the declarations of the corpus', (t) => {
    t.timeout(300_000);
    const cwd = workspace(t, { 'package.json': '{ "type": "module" }' });
    buildIn(cwd, corpus, '-o', 'out', '--strict', 'off', '--declarations', 'sources', '--quiet');
    t.deepEqual(typeErrors(cwd), []);
  });
} else test.skip('the corpus is not installed', () => {});
