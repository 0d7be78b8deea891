import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles, readSource, type SourcePath } from '@pptjs/build';
import type { CompiledModule } from '@pptjs/erb';
import type { Description, RubySource } from '@pptjs/ruby-code';
import type { Library, UncertainReading } from '@pptjs/ruby-code/reader';
import type { Arguments } from '../arguments/arguments.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { count } from '../report/reporter.js';

/** The way in which pptjs runs or reads a Ruby file of a module. */
interface Finding {
  readonly file: string;
  readonly kind: 'template' | 'function' | 'type' | 'library';
  /**
   * - `compiled`: a template or function that compiles to JavaScript.
   * - `partly`: a template or function that compiles, with places that need the interpreter when they are reached.
   * - `read`: a type or the signature of a function that is read from the text. Calls of the function need the interpreter.
   * - `interpreter`: only the interpreter can use the file.
   */
  readonly use: 'compiled' | 'partly' | 'read' | 'interpreter';
  /** The reason why the interpreter is needed. */
  readonly reasons: readonly Reason[];
}

interface Reason {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

/** `pptjs check --ruby-report`: lists the Ruby files of modules, and which of them need the interpreter. */
export async function reportRuby(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length === 0) throw new UsageError('specify files or folders');
  const { files, missing, emptyFolders, unreadable } = await findFiles(args.positionals, host.cwd, ['.erb', '.rb']);
  const unmatched = [...missing, ...emptyFolders];
  for (const path of unmatched) host.stderr.write(`pptjs check: ${path}: there is no Ruby file\n`);
  for (const { file, reason } of unreadable) host.stderr.write(`pptjs check: ${file}: ${reason}\n`);
  const reader = await Reader.load();
  const findings = files.map((file) => reader.inspect(file)).filter((finding) => finding !== undefined);
  for (const finding of findings)
    host.stdout.write(args.flag('json') ? `${JSON.stringify(finding)}\n` : `${textOf(finding)}\n`);
  if (!args.flag('json') && !args.flag('quiet')) host.stderr.write(summaryOf(findings));
  return unmatched.length + unreadable.length > 0 ? ExitCode.failed : ExitCode.ok;
}

const FUNCTION = /\/lib\/puppet\/(parser\/)?functions\/(.+)\.rb$/;
const TYPE = /\/lib\/puppet\/type\/(\w+)\.rb$/;
const LIBRARY = /\/lib\/(?!facter\/|puppet\/(?:provider|face|reports|feature)\/).+\.rb$/;

/** Inspects Ruby files. The compiler of Ruby code and Ruby's parser are loaded only for this report. */
class Reader {
  readonly #erb: typeof import('@pptjs/erb');
  readonly #reopensCoreClass: (source: string) => boolean;
  readonly #ruby: typeof import('@pptjs/ruby-code/reader');

  private constructor(
    erb: typeof import('@pptjs/erb'),
    runtime: typeof import('@pptjs/erb/runtime'),
    ruby: typeof import('@pptjs/ruby-code/reader'),
  ) {
    this.#erb = erb;
    this.#reopensCoreClass = runtime.reopensCoreClass;
    this.#ruby = ruby;
  }

  static async load(): Promise<Reader> {
    return new Reader(
      await import('@pptjs/erb'),
      await import('@pptjs/erb/runtime'),
      await import('@pptjs/ruby-code/reader'),
    );
  }

  /** Returns undefined for a file that catalogs do not use. */
  inspect({ path, file }: SourcePath): Finding | undefined {
    const { text, fault } = readSource(path, file);
    if (fault) return { file, kind: 'library', use: 'interpreter', reasons: [{ reason: fault.message }] };
    if (path.endsWith('.erb')) return this.#template(file, text);
    const declared = FUNCTION.exec(path);
    const library = libraryOf(path);
    if (declared !== null) {
      const [, legacy, name = ''] = declared;
      const source = { path, source: text };
      return this.#function(file, name.replaceAll('/', '::'), source, legacy !== undefined, library);
    }
    const [, type] = TYPE.exec(path) ?? [];
    if (type !== undefined)
      return described(file, 'type', this.#ruby.readResourceType(type, { path, source: text }, library));
    if (!LIBRARY.test(path) || !this.#reopensCoreClass(text)) return undefined;
    const reason = 'it changes a class of Ruby: in an environment that loads it, the interpreter renders all templates';
    return { file, kind: 'library', use: 'interpreter', reasons: [{ reason }] };
  }

  #template(file: string, text: string): Finding {
    const compiled = this.#erb.compileTemplate(text, { file });
    if ('rejected' in compiled) return { file, kind: 'template', use: 'interpreter', reasons: [compiled.rejected] };
    return { file, kind: 'template', ...compiledUse(compiled) };
  }

  #function(file: string, name: string, source: RubySource, isLegacy: boolean, library: Library): Finding {
    const read = this.#ruby.readFunction(name, source, isLegacy, library);
    const finding = described(file, 'function', read);
    if (finding.use !== 'read') return finding;
    const compiled = this.#erb.compileFunction(source.source, { name, isLegacy, file });
    return 'rejected' in compiled
      ? { ...finding, reasons: [compiled.rejected] }
      : { file, kind: 'function', ...compiledUse(compiled) };
  }
}

function compiledUse({ bailOuts }: CompiledModule): Pick<Finding, 'use' | 'reasons'> {
  return { use: bailOuts.length === 0 ? 'compiled' : 'partly', reasons: bailOuts };
}

function described(file: string, kind: 'function' | 'type', read: Description<unknown> | UncertainReading): Finding {
  return 'reason' in read
    ? { file, kind, use: 'interpreter', reasons: [read] }
    : { file, kind, use: 'read', reasons: [] };
}

/** The files that `require` finds: those of the `lib` folder of the file's own module. */
function libraryOf(path: string): Library {
  const [folder = dirname(path)] = /^.*\/lib(?=\/)/.exec(path) ?? [];
  return {
    find: (name) => {
      const found = name.startsWith('/') ? name : join(folder, name);
      return existsSync(found) ? { path: found, source: readFileSync(found, 'utf8') } : undefined;
    },
  };
}

const USES: Readonly<Record<Finding['use'], string>> = {
  compiled: 'compiles to JavaScript',
  partly: 'compiles to JavaScript, except',
  read: 'is read from its text',
  interpreter: 'needs the interpreter',
};

function textOf({ file, kind, use, reasons }: Finding): string {
  const details = reasons.map(({ reason, line, column }) =>
    [line, column, ` ${reason}`]
      .filter((part) => part !== undefined)
      .join(':')
      .trim(),
  );
  const calls = kind === 'function' && use === 'read' ? '; its calls need the interpreter' : '';
  return `${file}: ${kind} ${USES[use]}${calls}${details.length === 0 ? '' : `: ${details.join('; ')}`}`;
}

function summaryOf(findings: readonly Finding[]): string {
  const number = (kind: Finding['kind'], ...uses: Finding['use'][]): number =>
    findings.filter((finding) => finding.kind === kind && uses.includes(finding.use)).length;
  const all = (kind: Finding['kind']): number => findings.filter((finding) => finding.kind === kind).length;
  return [
    `${count(all('template'), 'template')}: ${number('template', 'compiled')} compiled, ${number('template', 'partly')} partly, ${number('template', 'interpreter')} for the interpreter`,
    `${count(all('function'), 'function')}: ${number('function', 'compiled')} compiled, ${number('function', 'partly')} partly, ${number('function', 'read', 'interpreter')} for the interpreter`,
    `${count(all('type'), 'type')}: ${number('type', 'read')} read from the text`,
    '',
  ].join('\n');
}
