/** Runs the agent of Ruby Puppet, which the script of the reference implementation installs. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, writeFiles } from './running-server.js';

const reference = process.env['PUPPET_REFERENCE'] ?? join(homedir(), '.cache/puppet-reference');
const puppet = join(reference, 'puppet8/usr/bin/puppet');

/** The folders of Ruby code that Puppet needs. */
function loadPath(): string {
  const root = join(reference, 'puppet8/usr');
  const gems = join(root, 'share/rubygems-integration/all/gems');
  const names = existsSync(gems) ? readdirSync(gems) : [];
  const libraries = names.map((name) => join(gems, name, 'lib'));
  const concurrent = names
    .filter((name) => /^concurrent-ruby-\d/.test(name))
    .map((name) => join(gems, name, 'lib/concurrent-ruby'));
  return [join(root, 'lib/ruby/vendor_ruby'), ...libraries, ...concurrent].join(':');
}

const env = { ...process.env, RUBYLIB: loadPath(), PUPPET_REFERENCE: reference };

/** Why the agent cannot run here; undefined if it can. */
export const missingAgent: string | undefined = !existsSync(puppet)
  ? 'Ruby Puppet is not installed'
  : spawnSync('ruby', ['-e', "require 'thor'"], { env }).status !== 0
    ? 'Debian package ruby-thor is not installed'
    : undefined;

export interface AgentRun {
  readonly code: number;
  /** Standard output and standard error, without colors. */
  readonly output: string;
  /** The requests of the run that the server has logged: method, path and status. */
  readonly requests: readonly string[];
}

export interface AgentOptions {
  readonly certname?: string;
  /** The folder of the agent's configuration, certificates and state, in the folder of the server. */
  readonly folder?: string;
  readonly arguments?: readonly string[];
}

/** Gives an agent its certificate in advance. */
export function installCertificate(
  server: RunningServer,
  { certname = 'agent.example.com', folder = 'agent' }: AgentOptions = {},
): void {
  const { certificate, key } =
    certname === 'agent.example.com' ? server.agent : server.authority.certificateOf(certname);
  writeFiles(join(server.folder, folder), {
    'ssl/certs/ca.pem': server.authority.certificate,
    'ssl/crl.pem': server.authority.revocationLists,
    [`ssl/certs/${certname}.pem`]: certificate,
    [`ssl/private_keys/${certname}.pem`]: key,
  });
}

/** Runs the agent once. Its exit code is detailed: 0 without changes, 2 with changes, 1 and 4 for failures. */
export function runAgent(server: RunningServer, options: AgentOptions = {}): Promise<AgentRun> {
  const { certname = 'agent.example.com', folder = 'agent' } = options;
  const base = join(server.folder, folder);
  const settings = {
    server: 'localhost',
    serverport: String(server.server.port),
    certname,
    confdir: join(base, 'conf'),
    vardir: join(base, 'var'),
    ssldir: join(base, 'ssl'),
    rundir: join(base, 'run'),
    logdir: join(base, 'log'),
    publicdir: join(base, 'public'),
    color: 'false',
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const fixed = ['agent', '--onetime', '--no-daemonize', '--verbose', '--detailed-exitcodes', '--no-splay'];
  const firstEntry = server.log.length;
  return new Promise((resolve, reject) => {
    const child = spawn('ruby', ['-W0', puppet, ...fixed, ...parameters, ...(options.arguments ?? [])], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? -1, output, requests: requestsOf(server.log.slice(firstEntry)) }),
    );
  });
}

function requestsOf(lines: readonly string[]): readonly string[] {
  return lines
    .map((line) => JSON.parse(line) as { msg: string; method?: string; path?: string; status?: number })
    .filter(({ method }) => method !== undefined)
    .map(({ method, path, status }) => `${method} ${path} ${status}`);
}
