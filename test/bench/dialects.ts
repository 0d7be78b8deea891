import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { shippedDialects } from '@pptjs/dialects';
import { DialectEvaluator } from '@pptjs/engine';
import type { Dialect } from '@pptjs/transpiler/dialect';
import { clock, measure, showRate, showTime } from './measure.js';
import { table } from './table.js';

/** Lines of each language that occur in real files. `N` stands for the number of the repetition. */
const SAMPLES: Readonly<Record<string, string>> = {
  puppet: `# The settings of service N.
$port_N = 8000 + N
if $facts['os']['family'] == 'Debian' and $port_N > 1024 { notice("service N listens on \${port_N}") }
file { '/etc/service_N.conf': ensure => file, mode => '0644', content => "port=\${port_N}" }
`,
  puppet3: `# The settings of service N.
$port_N = 8000 + N
if $osfamily == 'Debian' and $port_N > 1024 { notice("service N listens on \${port_N}") }
file { '/etc/service_N.conf': ensure => file, mode => '0644', content => "port=\${port_N}" }
`,
  terraform: `# The settings of service N.
locals {
  port_N = 8000 + N
  name_N = upper("service-\${local.port_N}")
  tags_N = { for k, v in { env = "prod", port = local.port_N } : k => "\${k}=\${v}" if v != null }
}
`,
  rightscale: `# The settings of service N.
$port_N = 8000 + N
$name_N = "service-" + $port_N
if $port_N > 1024 && $name_N =~ /^service/
  $tags_N = { "env": "prod", "port": $port_N } + { "name": $name_N }
end
`,
};

const SAMPLE_COPIES = 2000;

/** The number of locals in the file that is compared with HashiCorp's libraries. */
const LOCALS = 5000;

/** Measures the parsers of all dialects, and the evaluation of a large Terraform file. */
export async function benchDialects(rounds: number): Promise<string> {
  const rows: string[][] = [];
  for (const entry of shippedDialects) {
    const sample = SAMPLES[entry.name];
    if (sample !== undefined) rows.push(parsingRow(await entry.load(), sample, rounds));
  }
  return `Parsing, by dialect\n${table(rows)}\n${await benchLocals(rounds)}`;
}

function parsingRow(dialect: Dialect, sample: string, rounds: number): string[] {
  const source = Array.from({ length: SAMPLE_COPIES }, (_, n) => sample.replaceAll('N', String(n))).join('');
  const size = Buffer.byteLength(source) / 1e6;
  const { diagnostics } = dialect.parse(source);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) throw new Error(`the sample of ${dialect.name} has errors: ${error.message}`);
  const timing = measure(() => dialect.parse(source), rounds, 3);
  return [dialect.title, `${size.toFixed(2)} MB`, showTime(timing), showRate(timing, size, 'MB')];
}

/** A file in which each local refers to earlier ones, in reverse order. */
function localsFile(): string {
  const locals = Array.from({ length: LOCALS }, (_, n) =>
    n === 0 ? '  l0 = 1' : `  l${n} = min(local.l${n - 1}, 100) + ${n} % 7 + (local.l${n >> 1} > 3 ? 1 : 0)`,
  );
  return `locals {\n${locals.reverse().join('\n')}\n}\noutput "last" {\n  value = local.l${LOCALS - 1}\n}\n`;
}

async function benchLocals(rounds: number): Promise<string> {
  const source = localsFile();
  const dialect = await shippedDialects.find(({ name }) => name === 'terraform')?.load();
  if (dialect === undefined) return '';
  const evaluator = await DialectEvaluator.load(dialect);
  const evaluate = (): unknown => evaluator.evaluate(source, { file: 'main.tf', goal: 'file' });
  const first = clock(evaluate);
  const warm = measure(evaluate, rounds, 2);
  const rows = [
    ['pptjs, first evaluation in the process', `${(first * 1e3).toFixed(0)} ms`],
    ['pptjs, build and evaluate', showTime(warm)],
  ];
  const oracle = join(homedir(), '.cache/terraform-reference/evaluate');
  if (existsSync(oracle)) rows.push(["HashiCorp's libraries (Go), parse and evaluate", timeOracle(oracle, source)]);
  return `A Terraform file of ${LOCALS} locals\n${table(rows)}`;
}

/** The time of one process of the oracle, with its start. It needs many seconds, so it runs only once. */
function timeOracle(oracle: string, source: string): string {
  const input = `${JSON.stringify({ id: 'locals', source, file: true })}\n`;
  return `${clock(() => spawnSync(oracle, [], { input })).toPrecision(3)} s`;
}
