import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/** The package works in another test runner: the tests of an example run with `node --test`. */
import test from 'ava';

test('the tests of an example run with node --test', (t) => {
  const cwd = fileURLToPath(new URL('../../examples/control-repo/', import.meta.url));
  const files = readdirSync(`${cwd}test`).map((name) => `test/${name}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, '--test', '--test-reporter=tap', ...files],
    { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined } },
  );
  t.is(status, 0, `${stdout}\n${stderr}`);
  t.regex(stdout, /^# pass 3$/m);
});
