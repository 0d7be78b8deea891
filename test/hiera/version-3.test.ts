import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { folder } from '../cli/folder.js';

/** Configurations of version 3 with Puppet's log and error. `$DIR` is the folder of the data. */
interface Recorded {
  readonly files: Readonly<Record<string, string>>;
  readonly cases: readonly {
    readonly title: string;
    readonly config: string;
    readonly expression: string;
    readonly logs: readonly (readonly [string, string])[];
  }[];
}

const recorded: Recorded = JSON.parse(readFileSync(new URL('version-3.json', import.meta.url), 'utf8'));

for (const { title, config, expression, logs } of recorded.cases) {
  test(`a global hiera.yaml of version 3, with ${title}, gives Puppet's values`, async (t) => {
    const dir = folder(t, recorded.files);
    const hiera = join(folder(t, { 'hiera.yaml': config.replaceAll('$DIR', dir) }), 'hiera.yaml');
    const row = { id: 1, manifest: `notice(${expression})`, facts: { kernel: 'Linux', datafolder: 'data' }, hiera };
    const input = `${JSON.stringify({ ...row, node: 'n.example', modulepath: '' })}\n`;
    const { stdout } = await pptjs(['batch', 'compile'], { stdin: input });
    const answer = JSON.parse(stdout);
    const actual = [
      ...answer.logs.filter(([level]: readonly string[]) => level !== 'err'),
      ...('error' in answer ? [['error', answer.error]] : []),
    ];
    t.deepEqual(
      actual,
      logs.map(([level, text]) => [level, text.replaceAll('$DIR/hiera.yaml', hiera).replaceAll('$DIR', dir)]),
    );
  });
}
