/** Functions that modules define in JavaScript, in the real command: the first run fills its code cache. */
import { join } from 'node:path';
import test from 'ava';
import { folder } from './folder.js';
import { pptjsProcess } from './process.js';

const runtime = new URL('../../packages/runtime/dist/index.js', import.meta.url).href;
const definition = `import { defineFunction } from '${runtime}';
export const f = defineFunction('m::f', 'Callable[0, 0]', () => 'from JavaScript');
`;

const files = {
  'env/environment.conf': '',
  'env/manifests/site.pp': 'notify { m::f(): }\n',
  'facts/a.json': '{}',
  'facts/b.json': '{}',
};

for (const extension of ['js', 'mjs']) {
  test(`a function in functions/f.${extension} is called in the first run and in later runs`, (t) => {
    const cwd = folder(t, { ...files, [`env/modules/m/functions/f.${extension}`]: definition });
    for (const argv of [
      ['compile', '--environment', 'env'],
      ['compile', '--environment', 'env', '--nodes', 'facts', '--workers', '1'],
    ]) {
      for (const run of ['first', 'second', 'third']) {
        const { code, stdout, stderr } = pptjsProcess(argv, { cwd, env: { PPTJS_CACHE: join(cwd, 'cache') } });
        t.is(code, 0, `${run}: ${stderr}`);
        t.regex(stdout, /"title": ?"from JavaScript"/);
        t.notRegex(stderr, /Warning/);
      }
    }
  });
}
