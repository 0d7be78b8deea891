/** Nodes that wait for one of the programs of an external node classifier. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { ExternalClassifier } from '../../packages/server/dist/classification/external-classifier.js';
import { createLog } from '../../packages/server/dist/operation/log.js';

/** The number of programs that run at the same time, and of nodes that may wait for them. */
const [PROGRAMS, NODES] = [8, 200];

test('nodes whose clients have disconnected take no place from those that wait for the classifier', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-classifier-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const [program, opened] = [join(folder, 'classifier'), join(folder, 'opened')];
  // Programs run until the file exists.
  writeFileSync(
    program,
    `#!/bin/sh\nuntil [ -e '${opened}' ]; do sleep 0.05; done\necho "parameters: { node: $1 }"\n`,
    { mode: 0o755 },
  );
  const classifier = new ExternalClassifier(program, createLog('silent'));
  const clients = Array.from({ length: NODES }, () => new AbortController());
  const connected = (): AbortSignal => new AbortController().signal;
  const running = Array.from({ length: PROGRAMS }, (_, index) => classifier.classify(`running${index}`, connected()));
  const waiting = clients.map(({ signal }, index) => classifier.classify(`waiting${index}`, signal));
  const refused = classifier.classify('refused', connected());
  for (const client of clients) client.abort();
  const late = Array.from({ length: 3 }, (_, index) => classifier.classify(`late${index}`, connected()));
  await t.throwsAsync(refused, { message: /too many nodes wait/ });
  for (const { status } of await Promise.allSettled(waiting)) t.is(status, 'rejected');
  writeFileSync(opened, '');
  const names = (await Promise.all([...running, ...late])).map(({ parameters }) => parameters['node']);
  t.deepEqual(names.slice(running.length), ['late0', 'late1', 'late2']);
});
