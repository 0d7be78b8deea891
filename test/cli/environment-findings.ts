/** Runs `check --types --hiera` on environments of a few files. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const FILES = {
  'environment.conf': '',
  'hiera.yaml':
    'version: 5\nhierarchy:\n  - { name: nodes, path: "%{trusted.certname}.yaml" }\n  - { name: common, path: common.yaml }\n',
  'data/common.yaml': 'web::names: [a]\n',
  'modules/web/manifests/init.pp':
    "class web (Integer $port = 80, Array[String] $names = []) {\n  service { 'web': }\n}\n",
  'modules/web/manifests/site.pp': 'define web::site (String $root) {\n  file { "/etc/web/${title}.conf": }\n}\n',
  'modules/db/manifests/init.pp': 'class db (String $password, Optional[String] $user = undef) {\n}\n',
};

/** An environment: its manifest, its data in data/common.yaml, and other files. */
export interface EnvironmentRow {
  readonly title: string;
  readonly manifest?: string;
  readonly data?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** `file:line code`, in order. */
  readonly findings: readonly string[];
}

/** The metadata of a module that depends on one that is not installed. */
export const INCOMPLETE =
  '{ "name": "a-web", "version": "1.0.0", "author": "a", "license": "MIT", "source": "", ' +
  '"dependencies": [{ "name": "a/users" }] }';

/** Defines a test for each environment. */
export function testFindings(rows: readonly EnvironmentRow[]): void {
  for (const { title, manifest = '', data, files, findings } of rows) {
    test(`check --types --hiera: ${title}`, async (t) => {
      const cwd = folder(t, {
        ...FILES,
        'manifests/site.pp': `${manifest}\n`,
        ...(data !== undefined && { 'data/common.yaml': `${data}\n` }),
        ...files,
      });
      const { stdout, stderr } = await pptjs(['check', '--types', '--hiera', '--json'], { cwd });
      t.is(stderr, '');
      const found = stdout.trim().split('\n').slice(0, -1);
      t.deepEqual(
        found.map((line) => {
          const { file, line: number, code } = JSON.parse(line) as Record<string, unknown>;
          return `${String(file)}:${String(number)} ${String(code)}`;
        }),
        findings,
      );
    });
  }
}
