import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createDirectory } from '@pptjs/files';
import type * as server from '@pptjs/server';

/** The certificates of a server and of one agent, in a temporary folder. */
export interface DevelopmentFiles {
  readonly folder: string;
  readonly credentials: server.CredentialFiles;
  readonly certname: string;
}

/** The names in the throw-away certificates. */
const DEVELOPMENT_SERVER = 'localhost';
const DEVELOPMENT_AGENT = 'agent.example.com';

/** Creates a CA, a server and an agent, in the layout of the agent's ssldir. */
export function createDevelopmentFiles({ DevelopmentAuthority }: typeof server): DevelopmentFiles {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-serve-'));
  const authority = new DevelopmentAuthority();
  const files: Record<string, string> = {
    'certs/ca.pem': authority.certificate,
    'crl.pem': authority.revocationLists,
  };
  for (const name of [DEVELOPMENT_SERVER, DEVELOPMENT_AGENT]) {
    const { certificate, key } = authority.issue(name);
    files[`certs/${name}.pem`] = certificate;
    files[`private_keys/${name}.pem`] = key;
  }
  const ssl = join(folder, 'ssl');
  for (const [path, content] of Object.entries(files)) {
    createDirectory(dirname(join(ssl, path)), 0o700);
    writeFileSync(join(ssl, path), content, { mode: 0o600 });
  }
  return {
    folder,
    certname: DEVELOPMENT_SERVER,
    credentials: {
      ca: join(ssl, 'certs/ca.pem'),
      crl: join(ssl, 'crl.pem'),
      certificate: join(ssl, `certs/${DEVELOPMENT_SERVER}.pem`),
      key: join(ssl, `private_keys/${DEVELOPMENT_SERVER}.pem`),
    },
  };
}

/** How to use a development server: with curl, and with an agent that changes nothing. */
export function developmentAdvice({ folder }: DevelopmentFiles, port: number, environment: string): string {
  const ssl = join(folder, 'ssl');
  const pem = (kind: string): string => join(ssl, `${kind}/${DEVELOPMENT_AGENT}.pem`);
  const url = `https://${DEVELOPMENT_SERVER}:${port}/puppet/v3/catalog/${DEVELOPMENT_AGENT}?environment=${environment}`;
  return [
    `https://${DEVELOPMENT_SERVER}:${port} serves the environment ${environment}. Ctrl-C stops the server and removes ${folder}.`,
    '',
    'A catalog without facts:',
    `  curl --cacert ${join(ssl, 'certs/ca.pem')} --cert ${pem('certs')} --key ${pem('private_keys')} '${url}'`,
    'A run of an agent that changes nothing:',
    `  puppet agent --test --noop --server ${DEVELOPMENT_SERVER} --serverport ${port} --certname ${DEVELOPMENT_AGENT} \\`,
    `    --environment ${environment} --confdir ${join(folder, 'agent')} --vardir ${join(folder, 'agent/var')} \\`,
    `    --publicdir ${join(folder, 'agent/public')} --ssldir ${ssl}`,
    '',
  ].join('\n');
}
