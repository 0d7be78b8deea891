/** The command `pptjs lookup` prints what `puppet lookup` prints. Errors have the same message in another layout. */
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { recorded } from '../recorded/read.js';

interface Answer {
  readonly options: string;
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const fixture = fileURLToPath(new URL('fixture', import.meta.url));
const common = [
  ...['--environment', `${fixture}/environments/production`, '--hiera-config', `${fixture}/global/hiera.yaml`],
  ...['--facts', `${fixture}/facts.json`, '--node', 'web01'],
];

for (const { options, status, stdout, stderr } of recorded<Answer>('lookup-commands'))
  test(`lookup ${options}`, async (t) => {
    const actual = await pptjs(['lookup', ...options.split(' '), ...common]);
    t.is(actual.code, status, actual.stderr);
    if (status === 0) t.is(actual.stdout.replaceAll(fixture, '$FIXTURE'), stdout);
    const message = /^Error: Could not run: (.*)/m.exec(stderr)?.[1];
    if (message !== undefined) t.true(actual.stderr.replaceAll(fixture, '$FIXTURE').includes(message), actual.stderr);
  });
