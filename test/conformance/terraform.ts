/**
 * Compares pptjs with HashiCorp's libraries on new Terraform sources: changed sources of test/record/terraform.py, and the
 * expressions of the generator beside the oracle. Prints the differences; the last lines are `# passed N` and `# failed N`.
 *
 *     node --import tsx test/conformance/terraform.ts [--count N] [--seed N] [--show N]
 *
 * Needs Python, and the program that `$PPTJS_ORACLE/terraform/install` builds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { runPptjs } from './puppet.js';

interface Answer {
  readonly id: string;
  readonly value?: string;
  readonly type?: string;
  readonly error?: string;
  readonly detail?: string;
  readonly line?: number;
  readonly column?: number;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const oracle = process.env['PPTJS_ORACLE'] ?? join(repository, '..', 'shared', 'oracle');
const program = join(homedir(), '.cache', 'terraform-reference', 'evaluate');
const GENERATORS = [join(repository, 'test/record/terraform.py'), join(oracle, '../conformance/terraform.py')];

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '101' },
    show: { type: 'string', default: '5' },
  },
});
let passed = 0;
let failed = 0;

for (const generator of GENERATORS.filter((path) => existsSync(path))) {
  const cases = run('python3', [generator, values.seed, values.count]);
  const expected = answersOf(run(program, [], cases));
  const actual = new Map(answersOf(await runPptjs(['batch', '--dialect', 'terraform'], cases)).map((a) => [a.id, a]));
  const sources = new Map(
    cases
      .split('\n')
      .filter(Boolean)
      .map((line) => [(JSON.parse(line) as Answer).id, line]),
  );
  const different = expected.filter((answer) => !agree(answer, actual.get(answer.id), sources.get(answer.id) ?? ''));
  process.stdout.write(
    `${generator.slice(generator.lastIndexOf('/') + 1)}: ${expected.length - different.length} equal, ${different.length} different\n`,
  );
  for (const answer of different.slice(0, Number(values.show)))
    process.stdout.write(
      `  ${sources.get(answer.id)}\n    expected ${JSON.stringify(answer)}\n    actual   ${JSON.stringify(actual.get(answer.id))}\n`,
    );
  passed += expected.length - different.length;
  failed += different.length;
}

process.stdout.write(`# passed ${passed}\n# failed ${failed}\n`);
process.exitCode = failed > 0 ? 1 : 0;

function run(command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function answersOf(text: string): Answer[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Answer);
}

/** Whether two answers agree, apart from what the libraries themselves do not determine. */
function agree(expected: Answer, actual: Answer | undefined, line: string): boolean {
  if (actual === undefined) return false;
  // The libraries crashed: any error is right.
  if (/panic/.test(`${expected.error} ${expected.detail}`)) return actual.error !== undefined;
  // The program evaluates the locals of a file in random order, so that the first of several errors is random.
  if ((JSON.parse(line) as { file?: boolean }).file === true && expected.error !== undefined)
    return actual.error !== undefined;
  return isDeepStrictEqual(comparable(expected), comparable(actual));
}

/** The compared part of an answer. The libraries choose at random among several similar names. */
function comparable({ value, type, error, detail, line, column }: Answer): unknown {
  return { value, type, error, detail: (detail ?? '').replace(/ Did you mean "[^"]*"\?/, ''), line, column };
}
