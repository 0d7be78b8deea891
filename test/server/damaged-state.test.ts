/** What a server does if files of its state are damaged or have vanished. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import test from 'ava';
import { pruneState } from '../../packages/server/dist/environments/prune-state.js';
import { ContentStore } from '../../packages/server/dist/files/content-store.js';
import { someOf } from '../recorded/sample.js';
import { RunningServer } from './running-server.js';

const ENVIRONMENT = {
  'environments/production/manifests/site.pp': `
    include m
    if $facts['exports'] { @@notify { "from \${trusted['certname']}": } }
    Notify <<| |>>`,
  'environments/production/modules/m/manifests/init.pp': "class m { notify { 'm': } }",
  'environments/production/modules/m/files/f.txt': 'content',
};

const FILE = '/puppet/v3/file_content/modules/m/f.txt?environment=production';

function filesBelow(directory: string, end = ''): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => join(entry.parentPath, entry.name));
}

const DAMAGES: Readonly<Record<string, (version: string) => void>> = {
  'truncated code': (version) => truncateSync(filesBelow(version, 'init.js')[0]!, 10),
  'a file in place of a folder': (version) => {
    rmSync(join(version, 'code/modules'), { recursive: true });
    writeFileSync(join(version, 'code/modules'), '');
  },
  'a damaged list of files': (version) => writeFileSync(join(version, 'files.json'), '{}'),
  'a missing version': (version) => rmSync(version, { recursive: true }),
};

for (const [name, damage] of someOf(Object.entries(DAMAGES))) {
  test.serial(`a deploy repairs a version with ${name}`, async (t) => {
    const server = await RunningServer.start(ENVIRONMENT);
    t.teardown(() => server.stop());
    await server.server.deploy('production');
    const versions = join(server.folder, 'state/environments/production');
    const [id = ''] = readdirSync(versions);
    damage(join(versions, id));
    // The worker has not loaded the version yet: a request that finds the damage makes the next one build it again.
    const first = await server.catalog();
    t.false(first.body.includes('internal error'), first.body);
    if (first.status === 200) await server.server.deploy('production');
    const second = await server.catalog();
    t.is(second.status, 200, second.body);
    t.deepEqual(readdirSync(versions), [id]);
    t.deepEqual(filesBelow(join(versions, id), '.json').length, 3);
  });
}

test.serial('a damaged content is an error until a deploy repairs it', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  t.like(await server.send(FILE), { status: 200, body: 'content' });
  const [content = ''] = filesBelow(join(server.folder, 'state/content'));
  for (const damage of [
    () => truncateSync(content, 3),
    () => rmSync(content),
    () => writeFileSync(content, 'CONTENT'),
  ]) {
    damage();
    const { status, body } = await server.send(FILE);
    t.true(status === 500 ? body.includes('is damaged. Deploy the environment again.') : body === 'CONTENT', body);
    await server.server.deploy('production');
    t.like(await server.send(FILE), { status: 200, body: 'content' });
  }
});

test.serial('damaged exported resources fail only the catalogs that need them', async (t) => {
  const server = await RunningServer.start(ENVIRONMENT);
  t.teardown(() => server.stop());
  const other = { client: server.authority.certificateOf('other.example.com'), node: 'other.example.com' };
  t.is((await server.catalog({ exports: true })).status, 200);
  t.is((await server.catalog({}, other)).status, 200);
  const folder = join(server.folder, 'state/exported');
  const file = join(folder, 'agent.example.com.json');
  for (const text of ['[{"type":', '{}', '[{"type":1}]']) {
    rmSync(file);
    writeFileSync(file, text);
    const { status, body } = await server.catalog({}, other);
    t.is(status, 500);
    t.regex(
      body,
      /The resources that the node agent\.example\.com exports cannot be read from .*agent\.example\.com\.json/,
    );
    t.is((await server.catalog({ exports: true })).status, 200, 'the node replaces its file');
    t.is((await server.catalog({}, other)).status, 200);
  }
});

for (const softWriteFailure of [false, true])
  test.serial(
    `a catalog whose exported resources cannot be stored ${softWriteFailure ? 'is served with soft write failures' : 'fails'}`,
    async (t) => {
      const server = await RunningServer.start(ENVIRONMENT, { exported: { softWriteFailure } });
      t.teardown(() => server.stop());
      mkdirSync(join(server.folder, 'state/exported/agent.example.com.json'));
      const { status, body } = await server.catalog({ exports: true });
      const reason =
        /The resources that the node agent\.example\.com exports cannot be stored in .*agent\.example\.com\.json/;
      t.is(status, softWriteFailure ? 200 : 500, body);
      if (!softWriteFailure) t.regex(body, reason);
      t.true(server.log.some((line) => reason.test(line)));
    },
  );

test('a version with a damaged list of files is removed from the state, unless it is in use', async (t) => {
  const state = mkdtempSync(join(tmpdir(), 'pptjs-state-'));
  const contents = new ContentStore(join(state, 'content'));
  writeFileSync(join(state, 'x'), 'x');
  const content = contents.addFile(join(state, 'x'));
  const version = join(state, 'environments/production/v');
  mkdirSync(version, { recursive: true });
  writeFileSync(join(version, 'files.json'), '[{"na');
  const later = Date.now() + 2 * 3_600_000;
  t.throws(() => pruneState(state, new Set([version]), later));
  t.is(await text((await contents.open(content)).stream()), 'x');
  pruneState(state, new Set(), later);
  t.deepEqual(readdirSync(join(state, 'environments/production')), []);
  await t.throwsAsync(contents.open(content), { message: /is damaged/ });
});

test('a server whose workers cannot use the state does not start', async (t) => {
  const error = await t.throwsAsync(RunningServer.start({ ...ENVIRONMENT, 'state/exported': '' }, { workers: 2 }));
  t.regex(error?.message ?? '', /exported: /);
});
