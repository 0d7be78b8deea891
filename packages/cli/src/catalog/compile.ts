import { CatalogCompileError } from '@pptjs/catalog';
import { writeJson, writePrettyJson } from '@pptjs/runtime';
import type { Arguments } from '../arguments/arguments.js';
import { consoleLog } from '../evaluation/console-log.js';
import { CommandError, ExitCode, UsageError } from '../exit-code.js';
import { readStandardInput } from '../files/standard-input.js';
import type { Host } from '../host.js';
import { readExported } from './exported.js';
import { failureText } from './failure-text.js';
import { codeSettings, compilerFor, existing, nodeSettings, type CodeSettings } from './target.js';

/** `pptjs compile`: prints the catalog of a node. */
export async function runCompile(args: Arguments, host: Host): Promise<ExitCode> {
  const compiler = compilerFor(await withManifest(codeSettings(args, host), args, host));
  const exported = args.text('exported');
  try {
    const { data } = await compiler.compileLoading({
      ...nodeSettings(args, host, consoleLog(host, false)),
      ...(exported !== undefined && { exported: readExported(exported, host) }),
    });
    host.stdout.write(`${args.flag('compact') ? writeJson(data) : writePrettyJson(data)}\n`);
    return ExitCode.ok;
  } catch (error) {
    if (!(error instanceof CatalogCompileError)) throw error;
    host.stderr.write(failureText(error, host));
    return ExitCode.failed;
  }
}

/**
 * The code with the main manifest that the command line names, if it names one.
 * @throws {UsageError} where there is no code at all
 */
export async function withManifest(code: CodeSettings, args: Arguments, host: Host): Promise<CodeSettings> {
  const [manifest, ...others] = args.positionals;
  if (others.length > 0) throw new UsageError('name one manifest');
  if (manifest === '-') return { ...code, code: await readStandardInput(host) };
  if (manifest !== undefined) return { ...code, manifest: existing(manifest, host) };
  if (code.directory === undefined)
    throw new CommandError('there is no environment.conf here: name a manifest, or an --environment');
  return code;
}
