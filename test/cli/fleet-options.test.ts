/** Errors of the options of `pptjs fleet`. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

test('a text that is no connection string of a database is an error', async (t) => {
  const message = /must be a connection string, such as postgresql:\/\/user@host\/database\n$/;
  const option = await pptjs(['fleet', 'status', '--database', 'secret'], { cwd: folder(t) });
  t.is(option.code, 1);
  t.regex(option.stderr, /^pptjs: --database /);
  t.regex(option.stderr, message);
  const variable = await pptjs(['fleet', 'status'], { cwd: folder(t), env: { PPTJS_DATABASE: 'host=x' } });
  t.regex(variable.stderr, /^pptjs: PPTJS_DATABASE /);
  t.regex(variable.stderr, message);
});

test('prune deletes only runs of an age that the command line states', async (t) => {
  const messages = [
    [[], '--older-than is required'],
    [['--older-than', '0'], "--older-than must be a number from 1 to 36500, not '0'"],
    [['3', '--older-than', '30'], 'specify the runs to delete with --older-than'],
  ] as const;
  for (const [args, message] of messages) {
    const { code, stderr } = await pptjs(['fleet', 'prune', ...args], { cwd: folder(t) });
    t.is(code, 2);
    t.true(stderr.startsWith(`pptjs fleet: ${message}\n`), stderr);
  }
});
