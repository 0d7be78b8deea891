/** `pptjs fleet` with a PostgreSQL of its own: results, and what is left after crashes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folder, write } from '../cli/folder.js';
import { commandFile, sharedCache } from '../cli/process.js';
import type { Postgres } from './postgres.js';
import { type PostgresTest, testWithPostgres } from './with-postgres.js';

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running `pptjs fleet`, the leader of a process group. */
class Command {
  readonly process: ChildProcess;
  readonly outcome: Promise<Outcome>;

  constructor(cwd: string, { env }: Postgres, argv: readonly string[]) {
    this.process = spawn(process.execPath, [commandFile, 'fleet', ...argv], {
      cwd,
      detached: true,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PPTJS_CACHE: sharedCache,
        PPTJS_ARTIFACTS: join(cwd, 'artifacts'),
        TMPDIR: cwd,
        ...env,
      },
    });
    const [stdout, stderr]: string[][] = [[], []];
    this.process.stdout?.on('data', (data: Buffer) => stdout!.push(data.toString()));
    this.process.stderr?.on('data', (data: Buffer) => stderr!.push(data.toString()));
    this.outcome = once(this.process, 'close').then(([code]) => ({
      code: code as number | null,
      stdout: stdout!.join(''),
      stderr: stderr!.join(''),
    }));
  }

  /** Ends the command and the processes that it has started, without a chance to clean up. */
  kill(): void {
    process.kill(-this.process.pid!, 'SIGKILL');
  }
}

const fleet = (t: PostgresTest, cwd: string, ...argv: readonly string[]): Promise<Outcome> =>
  new Command(cwd, t.context.postgres, argv).outcome;

const facts = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `facts/n${String(index).padStart(3, '0')}.json`,
      JSON.stringify({ number: index }),
    ]),
  );

const environment = (manifest: string, functions: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'env/environment.conf': '',
  'env/manifests/site.pp': manifest,
  ...Object.fromEntries(
    Object.entries(functions).map(([name, body]) => [
      `env/modules/m/functions/${name}.js`,
      `import { defineFunction } from '@pptjs/runtime';\nexport const ${name} = defineFunction('m::${name}', 'Callable[0, 0]', () => { ${body}\nreturn 0; });\n`,
    ]),
  ),
});

/** A function that takes a moment, so that a test can interrupt a run. */
const SLOW = { wait: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);' };

/** The temporary folders of commands. */
const temporaryFolders = (cwd: string): string[] => readdirSync(cwd).filter((name) => name.startsWith('pptjs-fleet-'));

const counts = (t: PostgresTest): string[] =>
  t.context.postgres.query('SELECT total, done, failed, reused FROM pptjs_fleet.runs ORDER BY id');

/** Waits until a query has a result other than 0. */
async function until({ postgres }: PostgresTest['context'], sql: string, run: Command): Promise<void> {
  while (postgres.query(sql)[0] === '0') {
    if (run.process.exitCode !== null) throw new Error(`the command has ended: ${(await run.outcome).stderr}`);
    // Each query is a process.
    await setTimeout(200);
  }
}

const RESULTS = 'SELECT count(*) FROM pptjs_fleet.results';

testWithPostgres('an unchanged version is not compiled again, and a changed node is', async (t) => {
  const cwd = folder(t, { ...environment('file { "/etc/motd": content => "${facts}" }\n'), ...facts(120) });
  const run = (): Promise<Outcome> => fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--label', 'main');
  const first = await run();
  t.is(first.code, 0, first.stderr);
  t.is((await run()).code, 0);
  write(join(cwd, 'facts/n007.json'), '{"number": 700}');
  const third = await run();
  t.is(third.code, 0, third.stderr);
  t.deepEqual(counts(t), ['120|120|0|0', '120|120|0|120', '120|120|0|119']);
  const { stdout } = await fleet(t, cwd, 'status', 'main', '--json');
  t.deepEqual(
    stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id),
    [3, 2, 1],
  );
});

testWithPostgres('fleet diff groups equal changes, and its report escapes them', async (t) => {
  const manifest = (text: string): string =>
    `file { '/etc/motd': content => 'hello' }\nif $facts['number'] < 3 { notify { 'n': message => '${text}' } }\n`;
  const cwd = folder(t, { ...environment(manifest('one')), ...facts(5) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--label', 'main');
  write(join(cwd, 'env/manifests/site.pp'), `# Moves the lines.\n${manifest('<script>alert(1)</script>')}`);
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--label', 'branch');
  const { code, stdout, stderr } = await fleet(t, cwd, 'diff', 'main', 'branch');
  t.is(code, 3, stderr);
  t.regex(stdout, /^3 nodes: n000, n001, n002\n/);
  t.regex(stdout, /5 nodes: 3 differ, 2 have no difference\n$/);
  const markdown = await fleet(t, cwd, 'diff', 'main', 'branch', '--format', 'markdown');
  t.regex(markdown.stdout, /<b>3 nodes<\/b>: 1 resource changed/);
  await fleet(t, cwd, 'diff', 'main', 'branch', '--format', 'html', '--out', 'report.html');
  const html = readFileSync(join(cwd, 'report.html'), 'utf8');
  t.notRegex(html, /<script|src=|https?:/);
  t.regex(html, /&lt;script&gt;alert\(1\)/);
  t.deepEqual(t.context.postgres.query('SELECT array_length(nodes, 1), summary FROM pptjs_fleet.change_groups'), [
    '3|1 resource changed',
  ]);
  t.is((await fleet(t, cwd, 'diff', 'main', 'main')).code, 0);
});

testWithPostgres('only the node fails that ends its process', async (t) => {
  const files = environment("if $facts['number'] == 7 { m::abort() }\n", { abort: 'process.abort();' });
  const cwd = folder(t, { ...files, ...facts(20) });
  const { code, stderr } = await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--allow-javascript');
  t.is(code, 1, stderr);
  t.regex(stderr, /^n007: error: the worker that compiled it ended with signal SIGABRT\n/m);
  t.deepEqual(counts(t), ['20|20|1|0']);
});

testWithPostgres('only nodes that kill their whole worker become dead letters', async (t) => {
  const files = environment("if $facts['number'] in [1, 2] { m::kill() }\n", {
    kill: "process.kill(process.ppid, 'SIGKILL');",
  });
  const cwd = folder(t, { ...files, ...facts(4) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--allow-javascript', '--detach');
  let workers = 0;
  // A worker that has several jobs loses all of them.
  const resume = ['run', '--resume', '1', '--workers', '2'];
  let outcome = await fleet(t, cwd, ...resume);
  while (outcome.code === null && workers++ < 20) outcome = await fleet(t, cwd, ...resume);
  t.is(outcome.code, 1, outcome.stderr);
  t.regex(
    outcome.stderr,
    /^n001: error: no worker could complete this node\nn002: error: no worker could complete this node\n/m,
  );
  t.deepEqual(counts(t), ['4|4|2|0']);
});

testWithPostgres('nothing is lost or stored twice if workers are killed', async (t) => {
  const cwd = folder(t, { ...environment('m::wait()\n', SLOW), ...facts(950) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--allow-javascript', '--detach');
  const workers = [1, 2].map(() => new Command(cwd, t.context.postgres, ['worker', '--workers', '1']));
  await until(t.context, RESULTS, workers[0]!);
  while (temporaryFolders(cwd).length < workers.length) await setTimeout(20);
  for (const worker of workers) worker.kill();
  t.true(Number(t.context.postgres.query(RESULTS)[0]) < 950, 'the workers are killed before the end');
  t.is(temporaryFolders(cwd).length, 2);
  // The folder of a process that runs, and that of another machine.
  const [abandoned] = temporaryFolders(cwd);
  const others = [abandoned!.replace(/\d+-[^-]*$/, `${process.pid}-running`), 'pptjs-fleet-0123456789ab-1-other'];
  for (const name of others) write(join(cwd, name, 'file'), '');
  const { code, stderr } = await fleet(t, cwd, 'run', '--resume', '1', '--workers', '2');
  t.is(code, 0, stderr);
  t.deepEqual(counts(t), ['950|950|0|0']);
  t.deepEqual(t.context.postgres.query(RESULTS), ['950']);
  t.deepEqual(temporaryFolders(cwd), others.toSorted());
});

testWithPostgres('a signal ends a run and a worker after their chunks, and the run can be continued', async (t) => {
  // All chunks have 100 nodes, because the queue does not promise their order.
  const cwd = folder(t, { ...environment('m::wait()\n', SLOW), ...facts(700) });
  const argv = ['run', 'env', '--nodes', 'facts', '--allow-javascript', '--workers', '1'];
  // The first command creates the tables.
  await fleet(t, cwd, 'status');
  const interrupted = new Command(cwd, t.context.postgres, argv);
  await until(t.context, RESULTS, interrupted);
  interrupted.process.kill('SIGINT');
  const { code, stderr } = await interrupted.outcome;
  t.is(code, 130, stderr);
  t.regex(stderr, /^continue with `pptjs fleet run --resume 1`\n/m);
  const done = Number(t.context.postgres.query(RESULTS)[0]);
  t.true(done % 100 === 0 && done < 700, `whole chunks are complete: ${done} nodes`);
  for (const [signal, exitCode] of [
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const) {
    const before = Number(t.context.postgres.query(RESULTS)[0]);
    const worker = new Command(cwd, t.context.postgres, ['worker', '--workers', '1']);
    await until(t.context, `${RESULTS} HAVING count(*) > ${before} UNION ALL SELECT 0`, worker);
    worker.process.kill(signal);
    t.is((await worker.outcome).code, exitCode);
    t.is(Number(t.context.postgres.query(RESULTS)[0]) % 100, 0, `${signal}: whole chunks are complete`);
    t.deepEqual(t.context.postgres.query('SELECT count(*) FROM pptjs_fleet.claims'), ['0']);
  }
  t.is((await fleet(t, cwd, 'run', '--resume', '1')).code, 0);
  t.deepEqual(counts(t), ['700|700|0|0']);
  t.deepEqual(temporaryFolders(cwd), []);
});

testWithPostgres(
  'fleet run compiles Git revisions, with the trusted data and the exported resources of the options',
  async (t) => {
    const manifest = (title: string): string =>
      `file { '/${title}': content => $trusted['role'] }\nNotify <<| |>> { message => '${title}' }\n`;
    const cwd = folder(t, {
      'environment.conf': '',
      'manifests/site.pp': manifest('one'),
      'trusted.yaml': 'role: web\n',
      'exported.json': JSON.stringify([{ type: 'Notify', title: 'remote' }]),
      ...facts(2),
    });
    const git = (...options: readonly string[]): void =>
      void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...options], { cwd, stdio: 'ignore' });
    git('init', '--initial-branch', 'main');
    git('add', 'environment.conf', 'manifests');
    git('commit', '--message', 'first');
    git('checkout', '-b', 'change');
    write(join(cwd, 'manifests/site.pp'), manifest('two'));
    git('commit', '--all', '--message', 'second');
    const options = ['--nodes', 'facts', '--trusted', 'trusted.yaml', '--exported', 'exported.json'];
    for (const revision of ['main', 'change']) {
      const { code, stderr } = await fleet(t, cwd, 'run', revision, ...options);
      t.is(code, 0, stderr);
    }
    const { code, stdout, stderr } = await fleet(t, cwd, 'diff', 'main', 'change', '--format', 'json');
    t.is(code, 3, stderr);
    t.like(JSON.parse(stdout), {
      total: 2,
      unchanged: 0,
      failed: 0,
      groups: [
        {
          nodes: ['n000', 'n001'],
          resources: [
            { resource: 'File[/one]', kind: 'removed', parameters: { content: { before: 'web', after: null } } },
            { resource: 'Notify[remote]', kind: 'changed', parameters: { message: { before: 'one', after: 'two' } } },
            { resource: 'File[/two]', kind: 'added', parameters: { content: { before: null, after: 'web' } } },
          ],
        },
      ],
      failures: [],
    });
  },
);

testWithPostgres('several first commands may use an empty database at the same time', async (t) => {
  const cwd = folder(t);
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => fleet(t, cwd, 'status')));
  t.deepEqual(outcomes, Array(6).fill({ code: 0, stdout: '', stderr: '' }));
});

testWithPostgres('a command ends with an error if the tables of the queue cannot be created', async (t) => {
  const cwd = folder(t);
  t.context.postgres.query('CREATE ROLE guest LOGIN');
  t.context.postgres.query('CREATE SCHEMA pptjs_queue');
  t.context.postgres.query('GRANT CREATE ON DATABASE postgres TO guest');
  const outcome = await fleet(t, cwd, 'status', '--database', 'postgres:///postgres?user=guest');
  t.is(outcome.stderr, 'pptjs: the database cannot be used: permission denied for schema pptjs_queue\n');
  t.is(outcome.code, 1);
});

testWithPostgres('a run ends with an error if its jobs cannot be claimed', async (t) => {
  const cwd = folder(t, { ...environment(''), ...facts(2) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--detach');
  // The SQL state of an error of the disk.
  t.context.postgres.query(`
    CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not write' USING ERRCODE = '58030'; END
    $$;
    CREATE TRIGGER break BEFORE UPDATE ON pptjs_queue.job FOR EACH ROW EXECUTE FUNCTION break();
  `);
  const { code, stderr } = await fleet(t, cwd, 'run', '--resume', '1');
  t.regex(stderr, /^pptjs: the database cannot be used: could not write$/m);
  t.is(code, 1);
});

testWithPostgres('a deleted run leaves no rows, also if a worker completes one of its jobs later', async (t) => {
  const cwd = folder(t, { ...environment('m::wait()\n', SLOW), ...facts(150) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--allow-javascript', '--detach');
  const worker = new Command(cwd, t.context.postgres, ['worker', '--workers', '1']);
  await until(t.context, RESULTS, worker);
  t.context.postgres.query('DELETE FROM pptjs_fleet.runs');
  await until(t.context, "SELECT (count(*) = 0)::integer FROM pptjs_queue.job WHERE state < 'completed'", worker);
  worker.process.kill('SIGTERM');
  await worker.outcome;
  for (const table of ['nodes', 'results', 'claims'])
    t.deepEqual(t.context.postgres.query(`SELECT count(*) FROM pptjs_fleet.${table}`), ['0'], table);
});

testWithPostgres('prune deletes old runs, and the catalogs and facts that no other run needs', async (t) => {
  const cwd = folder(t, { ...environment('file { "/etc/motd": content => "${facts}" }\n'), ...facts(5) });
  const run = (...nodes: readonly string[]): Promise<Outcome> => fleet(t, cwd, 'run', 'env', '--nodes', ...nodes);
  await run('facts');
  t.context.postgres.query("UPDATE pptjs_fleet.runs SET created = now() - interval '31 days'");
  await run('facts/n00[12].json');
  const { code, stdout, stderr } = await fleet(t, cwd, 'prune', '--older-than', '30');
  t.is(code, 0, stderr);
  t.is(stdout, 'deleted 1 run, 3 catalogs and the facts of 3 nodes\n');
  const rows = (table: string): string[] => t.context.postgres.query(`SELECT count(*) FROM pptjs_fleet.${table}`);
  for (const table of ['nodes', 'results', 'catalogs', 'facts']) t.deepEqual(rows(table), ['2'], table);
  await run('facts');
  t.deepEqual(counts(t), ['2|2|0|2', '5|5|0|2']);
});

testWithPostgres('prune deletes nothing while a worker has jobs, and forgets those of a killed worker', async (t) => {
  // The worker has jobs for 5 s after its first results.
  const cwd = folder(t, { ...environment('m::wait()\n', SLOW), ...facts(600) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--allow-javascript', '--detach');
  t.context.postgres.query("UPDATE pptjs_fleet.runs SET created = now() - interval '31 days'");
  const worker = new Command(cwd, t.context.postgres, ['worker', '--workers', '1']);
  await until(t.context, RESULTS, worker);
  const prune = (): Promise<Outcome> => fleet(t, cwd, 'prune', '--older-than', '30');
  const refused = await prune();
  t.is(refused.stderr, 'pptjs: workers are compiling nodes; delete runs when they have finished\n');
  t.is(refused.code, 1);
  worker.kill();
  await until(t.context, `SELECT (count(*) = 0)::integer FROM pg_locks WHERE locktype = 'advisory'`, worker);
  t.regex((await prune()).stdout, /^deleted 1 run, \d+ catalogs and the facts of 600 nodes\n$/);
});

testWithPostgres('fleet diff names the nodes that only one run has, and those that failed', async (t) => {
  const cwd = folder(t, { ...environment("if $facts['number'] == 1 { fail('no') }\n"), ...facts(4) });
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts', '--label', 'main');
  await fleet(t, cwd, 'run', 'env', '--nodes', 'facts/n00[123].json', '--label', 'some');
  const { code, stdout } = await fleet(t, cwd, 'diff', 'main', 'some');
  t.is(code, 1);
  t.regex(stdout, /^1 node: n000\nerror: after: the run does not have this node\n/m);
  t.regex(stdout, /^1 node: n001\nerror: before: .*, no \(/m);
  t.regex(stdout, /^4 nodes: 2 have no difference, 2 failed\n$/m);
});

testWithPostgres('a run survives an immediate stop and restart of the database', async (t) => {
  const cwd = folder(t, { ...environment('m::wait()\n', SLOW), ...facts(250) });
  const argv = ['run', 'env', '--nodes', 'facts', '--allow-javascript', '--workers', '1'];
  // The first command creates the tables.
  await fleet(t, cwd, 'status');
  const run = new Command(cwd, t.context.postgres, argv);
  await until(t.context, RESULTS, run);
  t.context.postgres.stop();
  t.context.postgres.start();
  const { code, stderr } = await run.outcome;
  t.is(code, 0, stderr);
  t.deepEqual(counts(t), ['250|250|0|0']);
  t.deepEqual(t.context.postgres.query(RESULTS), ['250']);
});

testWithPostgres('a database that cannot be reached, and an unknown run, are errors without secrets', async (t) => {
  const cwd = folder(t);
  const unreachable = await fleet(t, cwd, 'status', '--database', 'postgres://user:secret@127.0.0.1:1/x');
  t.is(unreachable.code, 1);
  t.regex(unreachable.stderr, /^pptjs: the database cannot be used: .*ECONNREFUSED/);
  t.notRegex(unreachable.stderr, /secret/);
  const unknown = await fleet(t, cwd, 'diff', 'a', 'b');
  t.is(unknown.stderr, "pptjs: there is no run 'a'\n");
});
