/** The flags with which V8 stores code. */
import { setTimeout } from 'node:timers/promises';
import { Script } from 'node:vm';
import test from 'ava';
import { optimizeLate, setFlags } from '../../packages/cli/dist/process/late-optimization.js';

/** The bytes of V8's cached code that depend on the flags. */
const flags = (): string => new Script('1').createCachedData().subarray(12, 16).toString('hex');

test('code has the flags of late optimization until the time is over, and when they are set again', async (t) => {
  const usual = flags();
  const restoreAfter = optimizeLate();
  const late = flags();
  if (late === usual) return void t.pass('skipped: this version of V8 needs no flags');
  restoreAfter(1);
  await setTimeout(20);
  t.is(flags(), usual);
  setFlags('late');
  t.is(flags(), late);
  setFlags('usual');
  t.is(flags(), usual);
});
