/**
 * Records the answers of puppetserver to the requests in test/server/puppetserver-requests.ts in
 * test/recorded/puppetserver.jsonl.gz.
 *
 *     node --import tsx test/record/puppetserver.ts prepare FOLDER
 *     node --import tsx test/record/puppetserver.ts record FOLDER PORT ENVIRONMENTPATH
 *
 * `prepare` writes the folders `environments` and `ssl` (certs/ca.pem, crl.pem, certs and private_keys of `localhost` and
 * `agent.example.com`). Start puppetserver with them on 127.0.0.1 and the CA service disabled. ENVIRONMENTPATH is the path
 * of the environments for puppetserver. The server must ignore the facts and reports that it gets.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DevelopmentAuthority } from '@pptjs/server';
import {
  COMPARED_REQUESTS,
  type ComparedRequest,
  comparedPart,
  ENVIRONMENTS,
  requestId,
} from '../server/puppetserver-requests.js';
import { type Answer, writeFiles } from '../server/running-server.js';

const [command, folder = '', port, environmentPath = ''] = process.argv.slice(2);
if (command === 'prepare') prepare();
else if (command === 'record') await record();
else throw new Error('usage: puppetserver.ts prepare FOLDER | record FOLDER PORT ENVIRONMENTPATH');

function prepare(): void {
  const authority = new DevelopmentAuthority();
  writeFiles(join(folder, 'environments'), ENVIRONMENTS);
  writeFiles(join(folder, 'ssl'), { 'certs/ca.pem': authority.certificate, 'crl.pem': authority.revocationLists });
  for (const name of ['localhost', 'agent.example.com']) {
    const { certificate, key } = authority.issue(name);
    writeFiles(join(folder, 'ssl'), { [`certs/${name}.pem`]: certificate, [`private_keys/${name}.pem`]: key });
  }
}

async function record(): Promise<void> {
  const rows: string[] = [];
  for (const each of COMPARED_REQUESTS) {
    const answer = comparedPart(await send(each), environmentPath);
    rows.push(`${JSON.stringify({ id: requestId(each), answer })}\n`);
  }
  writeFileSync(new URL('../recorded/puppetserver.jsonl.gz', import.meta.url), gzipSync(rows.join(''), { level: 9 }));
}

function send({ method, path, headers, body, isAnonymous }: ComparedRequest): Promise<Answer> {
  const pem = (name: string): string => readFileSync(join(folder, 'ssl', name), 'utf8');
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        servername: 'localhost',
        ca: pem('certs/ca.pem'),
        ...(!isAnonymous && {
          cert: pem('certs/agent.example.com.pem'),
          key: pem('private_keys/agent.example.com.pem'),
        }),
        method,
        path,
        headers,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
