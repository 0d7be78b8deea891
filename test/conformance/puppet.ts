import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the scripts that run Puppet: `$PPTJS_ORACLE`, else `../shared/oracle` beside the repository. */
const scripts = resolve(process.env['PPTJS_ORACLE'] ?? join(repository, '..', 'shared', 'oracle'));
const installation = resolve(process.env['PUPPET_REFERENCE'] ?? join(homedir(), '.cache', 'puppet-reference'));

/** Whether the scripts and Puppet itself are on this machine. */
export function isPuppetInstalled(): boolean {
  return existsSync(join(scripts, 'puppet-reference')) && existsSync(join(installation, 'done'));
}

/**
 * The names of the tables beside the scripts that hold answers of Puppet. Other tables there are about other languages.
 */
const PUPPET_TABLES = ['operators', 'types'];

/** Returns the compressed files of Puppet's recorded answers beside the scripts. Leaves out files that do not exist. */
export function recordedFiles(): string[] {
  const folder = join(scripts, '..', 'conformance');
  return PUPPET_TABLES.map((name) => join(folder, `${name}.jsonl.gz`)).filter((file) => existsSync(file));
}

/** Returns the file with the cases for catalogs of real modules, beside the scripts; undefined if there is none. */
export function catalogCases(): string | undefined {
  const file = join(scripts, '..', 'catalogs', 'cases.jsonl');
  return existsSync(file) ? file : undefined;
}

/** The folder of the real modules that come with the installation of Puppet. */
export const corpus = join(installation, 'corpus');

/** Runs one of the scripts, such as `evaluate.rb`, with Puppet. Returns its output. */
export function runPuppet(
  script: string,
  {
    input = '',
    args = [],
    env = {},
  }: { input?: string; args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  return capture(join(scripts, 'puppet-reference'), [resolve(scripts, script), ...args], input, env);
}

/** Starts a script that answers each line of its input, such as `compile.rb`, with Puppet. */
export function startPuppet(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(join(scripts, 'puppet-reference'), [resolve(scripts, script)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Runs the `pptjs` command of this repository. Returns its output. */
export function runPptjs(args: readonly string[], input = ''): Promise<string> {
  return capture(process.execPath, [join(repository, 'packages', 'cli', 'bin', 'pptjs.js'), ...args], input, {});
}

function capture(
  command: string,
  args: readonly string[],
  input: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', failed);
    child.stdin.on('error', () => undefined);
    child.on('close', () => done(Buffer.concat(chunks).toString('utf8')));
    child.stdin.end(input);
  });
}
