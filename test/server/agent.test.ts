/** Runs of the real agent against the server. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { installCertificate, missingAgent, runAgent } from './puppet-agent.js';
import { RunningServer } from './running-server.js';
import { TestAuthority } from './test-authority.js';

const ENVIRONMENT = {
  'environments/production/manifests/site.pp': `
    node 'failing.example.com' { fail('no catalog for you') }
    node default {
      $target = $facts['target_folder']
      file { "$target": ensure => directory }
      file { "$target/one.txt": source => 'puppet:///modules/web/one.txt' }
      file { "$target/tree": ensure => directory, recurse => true, source => 'puppet:///modules/web/tree' }
      file { "$target/deferred.txt": content => Deferred('web::deferred', ['later']) }
      file { "$target/secret.txt": content => Sensitive("secret\\n") }
      file { "$target/binary": content => binary_file('web/binary') }
      @file { "$target/virtual.txt": content => 'virtual' }
      notify { "role: \${trusted['extensions']['pp_role']}": }
    }`,
  'environments/production/modules/web/files/one.txt': 'one',
  'environments/production/modules/web/files/binary': '\u0001\u0000',
  'environments/production/modules/web/files/tree/a/b.txt': 'b',
  'environments/production/modules/web/files/tree/c.txt': 'c',
  'environments/production/modules/web/lib/puppet/functions/web/deferred.rb':
    "Puppet::Functions.create_function(:'web::deferred') { dispatch(:run) { param 'String', :text }; def run(text); text + ' on the agent'; end }",
  'environments/other/manifests/site.pp': "notify { 'other': }",
};

const skips = missingAgent === undefined ? test.serial : test.serial.skip;
const title = (text: string): string => (missingAgent === undefined ? text : `${text} (skipped: ${missingAgent})`);

let server: RunningServer;
let ca: Server;
/** The folder that the catalog manages. */
let target: string;

test.before(async () => {
  if (missingAgent !== undefined) return;
  ca = createServer();
  await new Promise<void>((resolve) => ca.listen(0, '127.0.0.1', resolve));
  const { port } = ca.address() as AddressInfo;
  // A test revokes the certificate of the agent.
  const authority = new TestAuthority();
  server = await RunningServer.start(ENVIRONMENT, { caUrl: `https://localhost:${port}` }, authority);
  signRequests(ca, authority);
  target = join(server.folder, 'target');
  server.write({
    'environments/production/modules/web/lib/facter/target_folder.rb': `Facter.add('target_folder') { setcode { '${target}' } }`,
  });
});
test.after.always(async () => {
  ca?.close();
  await server?.stop();
});

/** Makes a server a CA that signs every request, for this test. */
function signRequests(own: Server, authority: TestAuthority): void {
  const { certificate, key } = authority.certificateOf('localhost');
  own.setSecureContext({ cert: certificate, key });
  const signed = new Map<string, string>();
  own.on('request', (request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      if (request.method === 'PUT') signed.set(name, authority.sign(body));
      const isKnown = request.method === 'PUT' || (signed.has(name) && request.url?.includes('/certificate/') === true);
      response.writeHead(isKnown ? 200 : 404).end(request.method === 'PUT' ? '' : signed.get(name));
    });
  });
}

const files = (t: ExecutionContext): Record<string, string> => {
  t.true(existsSync(target));
  const paths = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    paths
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(target.length + 1), readFileSync(path, 'utf8')]),
  );
};

skips(
  title('an agent with a fresh key gets a certificate from the CA, and changes nothing in a noop run'),
  async (t) => {
    const run = await runAgent(server, {
      certname: 'fresh.example.com',
      folder: 'fresh',
      arguments: ['--noop', '--waitforcert', '1'],
    });
    t.is(run.code, 0, run.output);
    t.true(
      run.requests.includes('PUT /puppet-ca/v1/certificate_request/fresh.example.com 200'),
      run.requests.join('\n'),
    );
    t.false(existsSync(target));
  },
);

skips(title('a run creates the files, evaluates Deferred values, and leaves out virtual resources'), async (t) => {
  installCertificate(server);
  const run = await runAgent(server);
  t.is(run.code, 2, run.output);
  t.deepEqual(files(t), {
    binary: '\u0001\u0000',
    'deferred.txt': 'later on the agent',
    'one.txt': 'one',
    'secret.txt': 'secret\n',
    'tree/a/b.txt': 'b',
    'tree/c.txt': 'c',
  });
  t.false(server.log.join('').includes('secret\\n'));
});

skips(title('a converged run needs five requests, and its report is stored'), async (t) => {
  const run = await runAgent(server);
  t.deepEqual(
    run.requests.map((line) => line.replace(/^(\S+) \/puppet\/v3\//, '$1 ')),
    [
      'GET file_metadatas/plugins 200',
      'GET file_metadatas/pluginfacts 200',
      'GET file_metadatas/plugins 200',
      'POST catalog/agent.example.com 200',
      'PUT report/agent.example.com 200',
    ],
    run.output,
  );
  const folder = join(server.folder, 'state/reports/agent.example.com');
  const [, last] = readdirSync(folder).sort();
  const report = JSON.parse(readFileSync(join(folder, last ?? ''), 'utf8')) as { status: string };
  t.is(report.status, 'changed', 'the notify resource changes each time');
});

skips(title('an agent reads the files of the version that its catalog was compiled from'), async (t) => {
  const catalog = join(server.folder, 'agent/var/client_data/catalog/agent.example.com.json');
  const { code_id: id } = JSON.parse(readFileSync(catalog, 'utf8')) as { code_id: string };
  server.write({ 'environments/production/modules/web/files/one.txt': 'two' });
  await server.server.deploy('production');
  const query = `environment=production&code_id=${id}`;
  const path = '/puppet/v3/static_file_content/modules/web/files/one.txt';
  t.like(await server.send(`${path}?${query}`), { status: 200, body: 'one' });
  const run = await runAgent(server);
  t.is(run.code, 2, run.output);
  t.is(files(t)['one.txt'], 'two');
});

skips(title('a failing catalog is reported with its message'), async (t) => {
  installCertificate(server, { certname: 'failing.example.com', folder: 'failing' });
  const run = await runAgent(server, { certname: 'failing.example.com', folder: 'failing' });
  t.is(run.code, 1);
  t.regex(run.output, /Error 500 on SERVER: Server Error: Evaluation Error: .*no catalog for you/);
});

skips(title('an environment that does not exist has no catalog'), async (t) => {
  const run = await runAgent(server, { arguments: ['--environment', 'unknown', '--no-usecacheonfailure'] });
  t.is(run.code, 1, run.output);
  t.regex(run.output, /Could not find environment 'unknown'/);
});

skips(title('the catalog has the environment of the agent'), async (t) => {
  const run = await runAgent(server, { arguments: ['--environment', 'other', '--noop'] });
  t.is(run.code, 0, run.output);
  t.regex(run.output, /Using environment 'other'/);
  t.regex(run.output, /Notify\[other\]/);
});

skips(title('a revoked certificate is refused after the revocation list has changed'), async (t) => {
  server.authority.revoke(server.agent.certificate);
  writeFileSync(join(server.folder, 'ssl/crl.pem'), server.authority.revocationLists);
  server.server.reloadCredentials();
  // The agent itself refuses a certificate that its own list revokes.
  rmSync(join(server.folder, 'agent/ssl/crl.pem'));
  writeFileSync(join(server.folder, 'agent/ssl/crl.pem'), new TestAuthority().revocationLists);
  const run = await runAgent(server, { arguments: ['--certificate_revocation', 'false', '--no-usecacheonfailure'] });
  t.is(run.code, 1, run.output);
  t.regex(run.output, /CERT_REVOKED|revoked/);
});

skips(title('an agent waits when the server answers 503, and then gets its catalog'), async (t) => {
  const busy = await RunningServer.start(
    {
      'environments/production/manifests/site.pp': `
        if $trusted['certname'] == 'slow.example.com' { Integer[1, 1000000000000].each |$i| { $x = "\${i}" } }
        notify { 'served': }`,
    },
    { queue: 1, timeLimit: 3 },
  );
  t.teardown(() => busy.stop());
  installCertificate(busy);
  const client = busy.authority.certificateOf('slow.example.com');
  const wasRefused = (): boolean =>
    busy.log.some((line) => line.includes('/catalog/agent.example.com') && line.includes('"status":503'));
  let hasEnded = false;
  const occupy = async (): Promise<void> => {
    while (!wasRefused() && !hasEnded) {
      const { status } = await busy.catalog({}, { client, node: 'slow.example.com' });
      if (status === 503) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const occupied = Promise.all([occupy(), occupy(), occupy()]);
  // The agent waits for the run interval at most. An agent whose request comes between two others is served at once.
  let run = await runAgent(busy, { arguments: ['--runinterval', '4'] });
  for (let i = 1; i < 4 && !wasRefused(); i++) run = await runAgent(busy, { arguments: ['--runinterval', '4'] });
  hasEnded = true;
  await occupied;
  t.true(wasRefused());
  t.regex(run.output, /Sleeping for 4 seconds before retrying the request/);
  t.is(run.code, 2, run.output);
});
