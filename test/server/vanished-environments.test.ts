/** Environments whose folders vanish, on purpose or by mistake, while the server runs. */
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { RunningServer } from './running-server.js';

const site = (name: string, text: string): Record<string, string> => ({
  [`${name}/manifests/site.pp`]: `notify { '${text}': }`,
});

let server: RunningServer;
const pathOf = (name: string): string => join(server.folder, name);
test.before(async () => {
  server = await RunningServer.start({
    ...site('versions/1', 'version 1'),
    ...site('versions/2', 'version 2'),
    ...site('environments/removed', 'removed'),
  });
  symlinkSync(pathOf('versions/1'), pathOf('environments/production'));
  symlinkSync(pathOf('versions/none'), pathOf('environments/broken'));
});
test.after.always(() => server.stop());

async function assertServed(t: import('ava').ExecutionContext, environment: string, text: string): Promise<void> {
  const { status, body } = await server.catalog({}, { environment });
  t.is(status, 200, body);
  t.true(body.includes(text));
  t.is((await server.send(`/puppet/v3/node/agent.example.com?environment=${environment}`)).status, 200);
}

test.serial('an environment behind a broken link keeps its last version', async (t) => {
  await assertServed(t, 'production', 'version 1');
  rmSync(pathOf('environments/production'));
  symlinkSync(pathOf('versions/none'), pathOf('environments/production'));
  await assertServed(t, 'production', 'version 1');
  await t.throwsAsync(server.server.deploy('production'), {
    name: 'DeployError',
    message: /^environment production cannot be read: the link .*production does not lead to a folder$/,
  });
  t.true(server.log.some((line) => line.includes('deploy failed')));
  await assertServed(t, 'production', 'version 1');
  rmSync(pathOf('environments/production'));
  symlinkSync(pathOf('versions/2'), pathOf('environments/production'));
  await server.server.deploy('production');
  await assertServed(t, 'production', 'version 2');
});

test.serial('without the folder of all environments, their last versions stay in use', async (t) => {
  await assertServed(t, 'production', 'version 2');
  renameSync(pathOf('environments'), pathOf('moved'));
  await assertServed(t, 'production', 'version 2');
  await t.throwsAsync(server.server.deployAll(), { message: /environments: / });
  await assertServed(t, 'production', 'version 2');
  t.like(JSON.parse((await server.send('/puppet/v3/environments')).body), { environments: {} });
  renameSync(pathOf('moved'), pathOf('environments'));
});

for (const deploy of ['deploy', 'deployAll'] as const)
  test.serial(`an environment that was removed is served until ${deploy}`, async (t) => {
    server.write(site('environments/removed', 'removed'));
    await assertServed(t, 'removed', 'removed');
    rmSync(pathOf('environments/removed'), { recursive: true });
    await assertServed(t, 'removed', 'removed');
    if (deploy === 'deploy') await t.throwsAsync(server.server.deploy('removed'), { message: /^Not Found/ });
    else await server.server.deployAll();
    t.is((await server.catalog({}, { environment: 'removed' })).status, 404);
  });

test.serial('an environment behind a broken link that was never deployed does not exist', async (t) => {
  const { status, body } = await server.catalog({}, { environment: 'broken' });
  t.is(status, 404);
  t.false(body.includes(server.folder));
});
