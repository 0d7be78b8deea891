import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BuildRecord, describeOutput, type WrittenOutput } from '@pptjs/files';
import test from 'ava';
import { folder } from '../cli/folder.js';

const output = (path: string, content: string): WrittenOutput => describeOutput({ path, content });
const ignoreWait = (): void => {};

test('the record removes only the unchanged outputs of deleted sources', async (t) => {
  const cwd = folder(t, {
    'src/kept.pp': '',
    'out/x/gone.js': 'g',
    'out/x/edited.js': 'by hand',
    'out/own.js': 'mine',
    'out/kept.js': 'k',
  });
  const out = join(cwd, 'out');
  const record = BuildRecord.load(out);
  await record.open([], ignoreWait);
  record.replace(join(cwd, 'src/gone.pp'), 'k', [output(join(out, 'x/gone.js'), 'g')], []);
  record.replace(join(cwd, 'src/edited.pp'), 'k', [output(join(out, 'x/edited.js'), 'as written')], []);
  record.replace(join(cwd, 'src/kept.pp'), 'k', [output(join(out, 'kept.js'), 'k')], []);
  record.save();

  const reloaded = BuildRecord.load(out);
  t.true(reloaded.hasStale);
  t.deepEqual(reloaded.removeStale(), [join(out, 'x/gone.js')]);
  t.false(existsSync(join(out, 'x/gone.js')));
  t.true(existsSync(join(out, 'x/edited.js')));
  t.true(existsSync(join(out, 'own.js')));
  t.true(existsSync(join(out, 'kept.js')));
});

test('the record removes outputs that a source no longer has', async (t) => {
  const cwd = folder(t, { 'a.pp': '', 'out/a.js': 'code', 'out/a.js.map': 'map' });
  const out = join(cwd, 'out');
  const record = BuildRecord.load(out);
  await record.open([], ignoreWait);
  const [code, map] = [output(join(out, 'a.js'), 'code'), output(join(out, 'a.js.map'), 'map')];
  record.replace(join(cwd, 'a.pp'), 'k', [code, map], []);
  record.replace(join(cwd, 'a.pp'), 'k', [code], []);
  record.save();
  t.deepEqual(readdirSync(out).sort(), ['.pptjs-build.json', 'a.js']);
});

test('a source is up to date while its key and its outputs are the recorded ones', async (t) => {
  const cwd = folder(t, { 'a.pp': '', 'out/a.js': 'code' });
  const [out, source, file] = [join(cwd, 'out'), join(cwd, 'a.pp'), join(cwd, 'out/a.js')];
  const record = BuildRecord.load(out);
  await record.open([], ignoreWait);
  record.replace(source, 'key', [output(file, 'code')], [{ message: 'm' }]);
  record.save();
  const load = (): BuildRecord => BuildRecord.load(out);
  t.true(load().isUpToDate(source, 'key'));
  t.deepEqual(load().diagnosticsOf(source), [{ message: 'm' }]);
  t.false(load().isUpToDate(source, 'other key'));
  t.false(load().isUpToDate(source, ''));
  const later = Date.now() / 1000 + 10;
  utimesSync(file, later, later);
  t.true(load().isUpToDate(source, 'key'), 'a later time and the same content');
  writeFileSync(file, 'edit');
  utimesSync(file, later, later);
  t.false(load().isUpToDate(source, 'key'), 'a later time and other content of the same size');
  writeFileSync(file, 'code and more');
  t.false(load().isUpToDate(source, 'key'), 'another size');
});

test('a damaged record removes no files', (t) => {
  const cwd = folder(t, { 'victim.js': 'v', 'out/.pptjs-build.json': '' });
  const out = join(cwd, 'out');
  const sha256 = '4c94485e0c21ae6c41ce1dfe7b6bfaceea5ab68e40a2476f50208e526f506080';
  const foreign = { source: 'gone.pp', key: '', outputs: { '../victim.js': { size: 1, sha256 } }, diagnostics: [] };
  for (const content of ['{', '[]', '3', '{"source":3}', '{"source":"gone.pp","outputs":3}', JSON.stringify(foreign)]) {
    writeFileSync(join(out, '.pptjs-build.json'), content);
    t.deepEqual(BuildRecord.load(out).removeStale(), []);
  }
  t.true(existsSync(join(cwd, 'victim.js')));
});

test('a record without sources is not written, and its new folder is removed', async (t) => {
  const out = join(folder(t), 'out');
  const record = BuildRecord.load(out);
  await record.open([], ignoreWait);
  t.true(existsSync(out));
  record.save();
  t.false(existsSync(out));
});

test('a build waits until the build before it has saved the record', async (t) => {
  const cwd = folder(t, { 'a.pp': '' });
  const out = join(cwd, 'out');
  const [first, second] = [BuildRecord.load(out), BuildRecord.load(out)];
  await first.open([], ignoreWait);
  const waits: number[] = [];
  const opened = second.open([], (id) => waits.push(id));
  await setTimeout(60);
  first.replace(join(cwd, 'a.pp'), 'key', [], []);
  first.save();
  t.true(await opened);
  t.deepEqual(waits, [process.pid]);
  t.true(second.isUpToDate(join(cwd, 'a.pp'), 'key'));
  second.save();
});

test('what a killed build has recorded remains, and its temporary files are removed', async (t) => {
  const cwd = folder(t, { 'a.pp': '' });
  const out = join(cwd, 'out');
  mkdirSync(join(out, 'sub'), { recursive: true });
  const killed = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await new Promise((resolve) => killed.once('exit', resolve));
  const line = { source: '../a.pp', key: 'key', outputs: {}, diagnostics: [] };
  const turn = { begin: `${killed.pid}-0123456789ab` };
  writeFileSync(
    join(out, '.pptjs-build.json'),
    `${JSON.stringify(turn)}\n\n${JSON.stringify(line)}\n\n{"source":"../b.pp","key`,
  );
  const leftover = join(out, `sub/x.js.${killed.pid}-0123456789ab.tmp`);
  writeFileSync(leftover, '');
  const record = BuildRecord.load(out);
  t.true(record.isUpToDate(join(cwd, 'a.pp'), 'key'));
  await record.open([join(out, 'sub')], ignoreWait);
  t.false(existsSync(leftover));
  record.save();
  t.is(readFileSync(join(out, '.pptjs-build.json'), 'utf8'), `${JSON.stringify(line)}\n`);
  t.true(statSync(join(out, '.pptjs-build.json')).size > 0);
});
