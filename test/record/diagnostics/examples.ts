/** Runs the examples of the documented codes, as a user would run them. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pptjs } from '../../cli/command.js';
import type { Entry, PageName } from './entries.js';

const bin = fileURLToPath(new URL('../../../packages/cli/bin', import.meta.url));

/** A finding as the command prints it. */
export interface Printed {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly help: string | undefined;
}

interface Language {
  /** The name of the file for an example. */
  readonly file: string;
  /** The command that reports its errors. */
  readonly command: readonly string[];
  /** The command that reports also what does not prevent the evaluation. */
  readonly notes?: readonly string[];
}

const languages: Readonly<Record<Exclude<PageName, 'commands'>, Language>> = {
  puppet: { file: 'example.pp', command: ['check'] },
  types: { file: 'manifests/site.pp', command: ['check', '--types'] },
  evaluation: { file: 'site.pp', command: ['compile', '--strict', 'error'] },
  puppet3: { file: 'example.pp', command: ['run', '--dialect', 'puppet3'], notes: ['check', '--dialect', 'puppet3'] },
  terraform: { file: 'example.tf', command: ['run'], notes: ['check'] },
  rightscale: { file: 'example.rcl', command: ['run'], notes: ['check'] },
};

/** Returns the findings that the commands print for an example. */
export async function findingsOf(page: PageName, entry: Entry): Promise<Printed[]> {
  const cwd = mkdtempSync(join(tmpdir(), 'pptjs-example-'));
  try {
    const output = page === 'commands' ? await runShell(entry.example, cwd) : await run(page, entry, cwd);
    return readFindings(output.replaceAll(cwd, '/environment'));
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

async function run(page: Exclude<PageName, 'commands'>, entry: Entry, cwd: string): Promise<string> {
  const { file, command, notes } = languages[page];
  const name = entry.file ?? file;
  write(join(cwd, name), entry.example);
  // All definitions of an environment are known.
  if (page === 'types') write(join(cwd, 'environment.conf'), '');
  if (entry.manifest === undefined) {
    const { stderr } = await pptjs([...command, name], { cwd });
    return notes === undefined ? stderr : `${stderr}${(await pptjs([...notes, name], { cwd })).stderr}`;
  }
  write(join(cwd, 'environment.conf'), 'modulepath = modules\n');
  write(join(cwd, 'manifests/site.pp'), `${entry.manifest}\n`);
  return (await pptjs(['compile', '--environment', '.'], { cwd })).stderr;
}

function runShell(commands: string, cwd: string): Promise<string> {
  const script = `pptjs() { node '${bin}/pptjs.js' "$@"; }\n${commands}`;
  return new Promise((resolve) => {
    execFile('sh', ['-c', script], { cwd, timeout: 60_000 }, (_error, stdout, stderr) =>
      resolve(`${stderr}\n${stdout}`),
    );
  });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function readFindings(output: string): Printed[] {
  if (output.includes('"error":')) return readAnswer(output.slice(output.indexOf('{')));
  const starts = output.matchAll(/^(?:\S*: )?(error|warning|note): (.*?) \[([A-Z][A-Z_\d]+|[a-z][a-z-]+)\]$/gm);
  return Array.from(starts, ({ 0: line, 1: severity = '', 2: message = '', 3: code = '', index }) => {
    const [before = ''] = output.slice(index + line.length).split(/^\S*: (?:error|warning|note): /m);
    return { code, severity, message, help: /^help: (.*)$/m.exec(before)?.[1] };
  });
}

/** Reads the answer of a batch. */
function readAnswer(line: string): Printed[] {
  const { error, code } = JSON.parse(line) as { readonly error: string; readonly code: string };
  return [{ code, severity: 'error', message: error, help: undefined }];
}
