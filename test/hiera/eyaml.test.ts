import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  buildEnvironment,
  type BuiltEnvironment,
  CatalogCompiler,
  Environment,
  hieraData,
  linkEnvironment,
} from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { createHiera, LookupError } from '@pptjs/hiera';
import { eyaml } from '@pptjs/hiera/eyaml';
import { context, createContext, toJS, withContext } from '@pptjs/runtime';
import test from 'ava';
import forge from 'node-forge';

const { privateKey, certificate } = keyPair();
const pem = forge.pki.privateKeyToPem(privateKey);

function keyPair(): { privateKey: forge.pki.rsa.PrivateKey; certificate: forge.pki.Certificate } {
  const keys = forge.pki.rsa.generateKeyPair(1024);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01');
  certificate.validity.notAfter = new Date('2040-01-01');
  certificate.setSubject([{ name: 'commonName', value: 'eyaml' }]);
  certificate.setIssuer([{ name: 'commonName', value: 'eyaml' }]);
  certificate.sign(keys.privateKey);
  return { privateKey: keys.privateKey, certificate };
}

/** Encrypts a text like `eyaml encrypt`. */
function encrypted(text: string): string {
  const message = forge.pkcs7.createEnvelopedData();
  message.addRecipient(certificate);
  message.content = forge.util.createBuffer(forge.util.encodeUtf8(text));
  message.encrypt();
  return `ENC[PKCS7,${forge.util.encode64(forge.asn1.toDer(message.toAsn1()).getBytes())}]`;
}

test('eyaml: decrypts secrets in strings and in collections', (t) => {
  const decryptor = eyaml.createDecryptor(pem);
  t.is(decryptor.decrypt(encrypted('secret')), 'secret');
  t.is(decryptor.decrypt(encrypted('ümläut ✓')), 'ümläut ✓');
  t.is(decryptor.decrypt(`user:${encrypted('pw')}@host`), 'user:pw@host');
  t.deepEqual(decryptor.decrypt(['plain', encrypted('x')]), ['plain', 'x']);
  t.is(decryptor.decrypt('plain'), 'plain');
});

for (const [text, message] of [
  ['ENC[GPG,aGk=]', /the encryption GPG is not supported/],
  ['ENC[PKCS7,aGk=]', /error decrypting/],
] as const) {
  test(`eyaml: rejects ${text}`, (t) => {
    t.throws(() => eyaml.createDecryptor(pem).decrypt(text), { instanceOf: LookupError, message });
  });
}

/** Creates an environment whose data is encrypted. */
function encryptedEnvironment(): string {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-eyaml-'));
  mkdirSync(join(directory, 'data'));
  mkdirSync(join(directory, 'manifests'));
  writeFileSync(join(directory, 'manifests/site.pp'), "notify { lookup('password'): }");
  writeFileSync(join(directory, 'key.pem'), pem);
  writeFileSync(
    join(directory, 'hiera.yaml'),
    `version: 5\nhierarchy:\n  - name: secrets\n    lookup_key: eyaml_lookup_key\n    path: common.eyaml\n    options: { pkcs7_private_key: ${directory}/key.pem }\n`,
  );
  writeFileSync(
    join(directory, 'data/common.eyaml'),
    `password: ${encrypted('p4ss')}\nlist:\n  - a\n  - ${encrypted('b')}\nplain: text\nuser: "%{lookup('plain')} ${encrypted('%{environment}')}"\n`,
  );
  return directory;
}

test('eyaml: lookup decrypts values before it interpolates them', (t) => {
  const directory = encryptedEnvironment();
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', directory, code: '' }),
    extensions: [hieraData()],
  });
  const look = (source: string): unknown =>
    compiler.evaluate({}, () => toJS(evaluateSource(source, { context: context() })));
  t.is(look("lookup('password')"), 'p4ss');
  t.deepEqual(look("lookup('list')"), ['a', 'b']);
  t.is(look("lookup('plain')"), 'text');
  t.is(look("lookup('user')"), 'text production');
  t.is(look("lookup('none', default_value => 'd')"), 'd');
});

test('eyaml: only the index of an environment with encrypted values imports the decryption', async (t) => {
  const [directory, built] = [encryptedEnvironment(), mkdtempSync(join(tmpdir(), 'pptjs-built-'))];
  const indexOf = (): string => String(buildEnvironment(new Environment({ directory })).files.at(-1)?.content);
  for (const { path, content } of buildEnvironment(new Environment({ directory })).files) {
    mkdirSync(dirname(join(built, path)), { recursive: true });
    writeFileSync(join(built, path), content);
  }
  t.regex(indexOf(), /^import \{ eyaml \} from '@pptjs\/hiera\/eyaml';$/m);
  t.regex(indexOf(), /^ {2}eyaml,?$|^ {2}eyaml: eyaml,?$/m);
  const linked = (await linkEnvironment(built, { location: directory })) as BuiltEnvironment;
  const { catalog } = await linked.compileCatalog({ facts: {} });
  t.true(catalog.resources.some(({ type, title }) => type === 'Notify' && title === 'p4ss'));
  writeFileSync(join(directory, 'hiera.yaml'), 'version: 5\n');
  t.notRegex(indexOf(), /hiera\/eyaml/);
});

test('eyaml: a host without the decryption reports encrypted values', (t) => {
  const directory = encryptedEnvironment();
  const hiera = createHiera(
    { environment: { name: 'production', path: directory } },
    {
      read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null),
      glob: () => [],
      modulePath: () => undefined,
      warn: () => undefined,
    },
  );
  withContext(createContext(), () => {
    t.is(hiera.find('plain'), 'text');
    t.throws(() => hiera.find('password'), { instanceOf: LookupError, message: /this host cannot decrypt values/ });
  });
});
