/**
 * Prints the rows of a recorded table in which pptjs differs from Puppet and which the list of the table does not
 * contain, in the format of the list (`test/recorded/<table>.differences.txt`).
 *
 *     node --import tsx test/record/differences.ts TABLE [--crashes] [--verbose]
 *
 * With `--crashes`, it prints every row in which Puppet crashed in its Ruby code, one section per first line of the
 * message, whether pptjs gives the same text or another error. With `--verbose`, both answers follow each row as
 * comments. Rows in which pptjs does not fail although Puppet crashes are marked with a comment.
 */
import { parseArgs } from 'node:util';
import { isPuppetCrash } from '../conformance/compare.js';
import { Differences, listLine } from '../recorded/differences.js';
import { answerText, compareTable, type Comparison, tables } from '../recorded/tables.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { crashes: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
});
const table = tables.get(positionals[0] ?? '');
if (table === undefined) {
  process.stderr.write(
    `usage: differences.ts TABLE [--crashes] [--verbose]\ntables: ${[...tables.keys()].join(' ')}\n`,
  );
  process.exit(2);
}

const differences = new Differences(table.name);
const sections = new Map<string, string[]>();
for (const row of compareTable(table)) {
  const { error } = row.expected;
  const isCrash = error !== undefined && isPuppetCrash(row.expected);
  if (values.crashes ? !isCrash : row.differingField === null || differences.find(row.id) !== undefined) continue;
  const heading = isCrash ? `#### crash: ${crashText(error)}` : '#### differs: (state the reason)';
  sections.set(heading, [...(sections.get(heading) ?? []), ...linesOf(row, isCrash)]);
}
for (const [heading, lines] of sections) process.stdout.write(`${heading}\n${lines.join('\n')}\n\n`);

/** The first line of a crash message, without the values in it. */
function crashText(error: string): string {
  const [line = ''] = error.replace(/^Evaluation Error: (?:Error while evaluating a [^,]*, )?/, '').split('\n');
  return line.replace(/ for (?:#<|nil|true|false|"|\d|:|\[|\{).*$/, '').replace(/`(\w+[?!]?)'/, "'$1'");
}

function linesOf(row: Comparison, isCrash: boolean): string[] {
  const lines = [listLine(row.id, row.source)];
  if (isCrash && !row.isError) lines.push('# pptjs does not fail in this case');
  if (values.verbose) lines.push(`# Puppet: ${answerText(row.expected)}`, `# pptjs:  ${answerText(row.actual)}`);
  return lines;
}
