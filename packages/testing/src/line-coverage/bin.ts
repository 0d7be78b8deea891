#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createDirectory, systemMessage } from '@pptjs/files';
import { type FileCoverage, formatLcov, mergeCoverage, parseLcov } from './lcov.js';
import { COVERAGE_FOLDER } from './recorder.js';

const USAGE = `Usage: pptjs-coverage [--output <file>] <command> [<argument>...]

Runs a command with tests that use @pptjs/testing, and reports which lines of the Puppet files they have evaluated.

  -o, --output <file>   the report in the format of lcov (default: coverage/puppet.info)
  -h, --help            print this help

Examples:
  pptjs-coverage node --test
  pptjs-coverage --output lcov.info npx vitest run
`;

process.exitCode = main(process.argv.slice(2));

/** Returns the exit code: that of the command, or 2 for wrong arguments. */
function main(args: string[]): number {
  const count = optionCount(args);
  let output: string;
  try {
    const { values } = parseArgs({
      args: args.slice(0, count),
      options: {
        output: { type: 'string', short: 'o', default: 'coverage/puppet.info' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(USAGE);
      return 0;
    }
    ({ output } = values);
  } catch (error) {
    process.stderr.write(`pptjs-coverage: ${(error as Error).message}\n`);
    return 2;
  }
  const [command, ...rest] = args.slice(count);
  if (command === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  return run(command, rest, resolve(output));
}

/** The number of arguments before the command. */
function optionCount(args: readonly string[]): number {
  let count = 0;
  while (args[count]?.startsWith('-')) count += args[count] === '-o' || args[count] === '--output' ? 2 : 1;
  return count;
}

function run(command: string, args: readonly string[], output: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'pptjs-coverage-'));
  try {
    const { status, error } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, [COVERAGE_FOLDER]: folder },
      shell: process.platform === 'win32',
    });
    if (error !== undefined) process.stderr.write(`pptjs-coverage: ${command}: ${systemMessage(error)}\n`);
    const parts = readdirSync(folder).flatMap((name) => parseLcov(readFileSync(join(folder, name), 'utf8')));
    const files = mergeCoverage(parts);
    process.stdout.write(summary(files));
    return writeReport(files, output) ? (status ?? 1) : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the report. Prints an error and returns false if that is not possible. */
function writeReport(files: readonly FileCoverage[], output: string): boolean {
  try {
    createDirectory(dirname(output));
    writeFileSync(output, formatLcov(files));
    return true;
  } catch (error) {
    process.stderr.write(`pptjs-coverage: ${output}: ${systemMessage(error)}\n`);
    return false;
  }
}

/** One line for each file, with the lines that were not evaluated. */
function summary(files: readonly FileCoverage[]): string {
  if (files.length === 0) return 'No Puppet file of a module or environment was tested.\n';
  const rows = files.map(({ file, lines }) => {
    const missing = Array.from(lines).flatMap(([line, count]) => (count === 0 ? [line] : []));
    const problem = missing.length > 0 ? `: not evaluated: ${missing.join(', ')}` : '';
    return `${percent(lines.size - missing.length, lines.size)}  ${relative('.', file)}${problem}`;
  });
  const counts = files.flatMap(({ lines }) => [...lines.values()]);
  const total = percent(counts.filter((count) => count > 0).length, counts.length);
  return `${[...rows, `${total}  of ${counts.length} lines`].join('\n')}\n`;
}

function percent(part: number, whole: number): string {
  return `${String(whole === 0 ? 100 : Math.floor((100 * part) / whole)).padStart(3)} %`;
}
