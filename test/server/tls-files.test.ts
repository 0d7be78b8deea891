/** The PEM files of TLS connections: those that can be used, and those that would let a server check less than it should. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTlsFiles } from '@pptjs/catalog/remote';
import { DevelopmentAuthority } from '@pptjs/server';
import test from 'ava';

const authority = new DevelopmentAuthority();
const { certificate: ca, revocationLists: crl } = authority;
const { certificate, key } = authority.issue('localhost');
const other = authority.issue('other');

const FILES = { ca, crl, certificate, key };

/** The part of a text up to the middle of its second PEM block. */
const cut = (text: string): string => text.slice(0, text.lastIndexOf('-----BEGIN') + 200);

const damage = (text: string): string => text.replace(/\nMI[^\n]{20}/, '\nMIAAAAAAAAAAAAAAAAAAAA');

const REJECTED: readonly (readonly [title: string, files: Partial<typeof FILES>, message: RegExp])[] = [
  ['an empty list of certificates', { ca: '' }, /ca: there is no PEM block 'CERTIFICATE'$/],
  ['a CA file without PEM blocks', { ca: 'text' }, /ca: there is no PEM block 'CERTIFICATE'$/],
  ['a CA file with another kind of block', { ca: crl }, /ca: there is no PEM block 'CERTIFICATE'$/],
  ['an incomplete CA file', { ca: cut(ca) }, /ca: a PEM block has no end$/],
  ['a damaged CA certificate', { ca: damage(ca) }, /ca: a PEM block 'CERTIFICATE' is damaged$/],
  ['an empty revocation list', { crl: '' }, /crl: there is no PEM block 'X509 CRL'$/],
  ['certificates in place of revocation lists', { crl: ca }, /crl: there is no PEM block 'X509 CRL'$/],
  ['an incomplete second revocation list', { crl: cut(crl) }, /crl: a PEM block has no end$/],
  ['a damaged revocation list', { crl: damage(crl) }, /crl: a PEM block 'X509 CRL' is damaged$/],
  ['an empty certificate', { certificate: '' }, /certificate: there is no PEM block 'CERTIFICATE'$/],
  ['a damaged certificate', { certificate: damage(certificate) }, /certificate: a PEM block 'CERTIFICATE' is damaged$/],
  ['an empty key', { key: '' }, /key: the private key cannot be read$/],
  ['the key of another certificate', { key: other.key }, /key: the private key is that of another certificate$/],
];

for (const [title, files, message] of REJECTED)
  test(`${title}: an error`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'pptjs-tls-'));
    const paths = writeAll(folder, { ...FILES, ...files });
    t.throws(() => readTlsFiles(paths), { message });
  });

test('each certificate and each revocation list is one text; other text is left out', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-tls-'));
  const texts = readTlsFiles(
    writeAll(folder, { ...FILES, ca: `subject=CN = x\n${ca}`, crl: crl.replaceAll('\n', '\r\n') }),
  );
  t.is(texts.ca?.length, 2);
  t.is(texts.crl?.length, 2);
  t.is(texts.ca?.join('\r\n'), ca.trim());
});

function writeAll(folder: string, files: typeof FILES): typeof FILES {
  const paths = { ...FILES };
  for (const name of ['ca', 'crl', 'certificate', 'key'] as const) {
    paths[name] = join(folder, name);
    writeFileSync(paths[name], files[name]);
  }
  return paths;
}
