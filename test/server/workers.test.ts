/** What happens to catalogs whose workers end, stop or cannot be started. */
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import test from 'ava';
import { RunningServer } from './running-server.js';

const SITE = 'environments/production/manifests/site.pp';

const sitePrinting = (text: string) => ({ [SITE]: `notify { '${text}': }` });

async function until(condition: () => boolean): Promise<void> {
  for (let left = 200; !condition(); left--) {
    if (left === 0) throw new Error('the condition does not become true');
    await sleep(50);
  }
}

test.serial('catalogs get 503 while no worker can be started, and are compiled again afterwards', async (t) => {
  const server = await RunningServer.start(sitePrinting('a'));
  t.teardown(() => server.stop());
  t.is((await server.catalog()).status, 200);
  const exported = join(server.folder, 'state/exported');
  renameSync(exported, `${exported}.moved`);
  writeFileSync(exported, '');
  for (const id of server.server.workerProcessIds) process.kill(id, 'SIGKILL');
  await until(() => server.log.some((line) => line.includes('a worker cannot be started')));
  const { status, headers, body } = await server.catalog();
  t.is(status, 503);
  t.is(JSON.parse(body).message, 'Service Unavailable: no worker can be started');
  t.regex(String(headers['retry-after']), /^\d+$/);
  t.is((await server.send('/status/v1/simple')).status, 503);
  rmSync(exported);
  renameSync(`${exported}.moved`, exported);
  t.is((await server.catalog()).status, 200);
  t.is((await server.send('/status/v1/simple')).status, 200);
});

test.serial('a catalog moves to another worker if its worker ends while it releases an old version', async (t) => {
  const server = await RunningServer.start(sitePrinting('a'));
  t.teardown(() => server.stop());
  t.is((await server.catalog()).status, 200);
  server.write(sitePrinting('b'));
  await server.server.deploy('production');
  const [id = 0] = server.server.workerProcessIds;
  process.kill(id, 'SIGSTOP');
  const answer = server.catalog();
  await sleep(500);
  process.kill(id, 'SIGKILL');
  const { status, body } = await answer;
  t.is(status, 200, body);
  t.true(body.includes('"title":"b"'));
});

test('a worker that the system cannot create is an error with its reason', (t) => {
  const module = import.meta.resolve('../../packages/server/dist/workers/worker-process.js');
  const script = `
    import { openSync } from 'node:fs';
    import { WorkerProcess } from '${module}';
    try { for (;;) openSync('/dev/null'); } catch {}
    await WorkerProcess.start({ memoryLimit: 100 }, () => {}).catch(({ message }) => console.log(message));`;
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 40; exec "$0" --input-type=module -e "$1"', process.execPath, script],
    {
      encoding: 'utf8',
    },
  );
  t.regex(stdout, /EMFILE/);
});
