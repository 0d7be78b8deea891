import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { pptjs } from './command.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a port that no process uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('pptjs serve --dev creates certificates, serves catalogs, and removes everything when it stops', async (t) => {
  const options = [
    '--environment',
    'examples/control-repo',
    '--dev',
    '--port',
    String(await freePort()),
    '--workers',
    '1',
  ];
  const child = spawn(process.execPath, ['packages/cli/bin/pptjs.js', 'serve', ...options], { cwd: root });
  t.teardown(() => child.kill('SIGKILL'));
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let errors = '';
  await new Promise<void>((resolve, reject) => {
    void closed.then(() => reject(new Error(errors)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      if (errors.includes('puppet agent')) resolve();
    });
  });
  const [, ca = '', certificate = '', key = '', url = ''] =
    /curl --cacert (\S+) --cert (\S+) --key (\S+) '(\S+)'/.exec(errors) ?? [];
  const body = await new Promise<string>((resolve, reject) => {
    const read = (path: string): string => readFileSync(path, 'utf8');
    request(url, { ca: read(ca), cert: read(certificate), key: read(key), agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
  t.regex(body, /"message"|"catalog_format"/);
  child.kill('SIGINT');
  t.is(await closed, 0, errors);
  t.false(existsSync(ca));
});

const wrong: readonly (readonly [options: readonly string[], message: RegExp])[] = [
  [[], /specify --environmentpath or --environment/],
  [['--environment', 'examples/control-repo', '--environmentpath', 'examples'], /exclude each other/],
  [['--environment', 'examples/control-repo', '--ca-url', 'http://x'], /--ca-url must be an https URL/],
  [['--environmentpath', 'missing'], /missing: No such file or directory/],
  [['--environmentpath', 'README.md'], /README\.md: Not a directory/],
  [['--environmentpath', 'examples/control-repo'], /control-repo is an environment: name the folder that contains it/],
  [['--environment', 'docs', '--dev'], /docs: not an environment: the folder has none of environment\.conf/],
  [
    ['--environment', 'examples/control-repo', '--ssldir', 'missing'],
    /the server cannot start: .*ca\.pem: No such file or directory\nhelp: --ssldir names/,
  ],
];
for (const [options, message] of wrong)
  test(`pptjs serve ${options.join(' ')} is an error`, async (t) => {
    const { code, stderr } = await pptjs(['serve', ...options], { cwd: root });
    t.not(code, 0);
    t.regex(stderr, message);
  });

test('pptjs serve names the port that another process uses', async (t) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.teardown(() => other.close());
  const { port } = other.address() as AddressInfo;
  const options = ['--environment', 'examples/control-repo', '--dev', '--port', String(port), '--workers', '1'];
  const { code, stderr } = await pptjs(['serve', ...options], { cwd: root });
  t.is(code, 1);
  t.is(
    stderr,
    `pptjs: the server cannot start: 127.0.0.1:${port}: The address is in use\nhelp: --port names another port\n`,
  );
});
