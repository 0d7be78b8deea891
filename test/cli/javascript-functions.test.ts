/** Functions that modules define in JavaScript or Ruby, in the real command: the first run fills its code cache. */
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

const ruby = `Puppet::Functions.create_function(:'m::rb') do
  dispatch(:rb) { param 'Variant[String, Numeric]', :key; param 'Hash', :options; param 'Any', :context }
  def rb(key, options, context)
    key == 'lookup_options' ? {} : "#{key} from Ruby"
  end
end
`;

test('lookup loads Ruby for a function of hiera.yaml, and prints each key once', (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'hiera.yaml': "version: 5\nhierarchy:\n  - {name: function, lookup_key: 'm::rb'}\n",
    'modules/m/lib/puppet/functions/m/rb.rb': ruby,
  });
  const env = { PPTJS_CACHE: 'off' };
  const value = pptjsProcess(['lookup', 'key', '--render-as', 's'], { cwd, env });
  t.is(value.stdout, 'key from Ruby\n', value.stderr);
  const { code, stdout } = pptjsProcess(['lookup', 'key', 'other', '--explain'], { cwd, env });
  t.is(code, 0);
  for (const key of ['key', 'other']) t.is(stdout.split(`Searching for "${key}"`).length, 2, stdout);
});
