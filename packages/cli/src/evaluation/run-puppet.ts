import { CatalogCompileError, type CompiledCatalog } from '@pptjs/catalog';
import { describeValue, type PlainData, richData, writePrettyJson } from '@pptjs/runtime/internal';
import { puppet } from '@pptjs/transpiler';
import type { Arguments } from '../arguments/arguments.js';
import { readCodeSettings } from '../catalog/code-settings.js';
import { failureReport } from '../catalog/failure-report.js';
import { readNodeOptions } from '../catalog/node-settings.js';
import { createCompiler } from '../catalog/open-environment.js';
import { ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { consoleLog } from '../report/console-log.js';
import { declaredResources, resourceText } from './resource-text.js';
import { type EvaluatedSource, readVariables } from './run-dialect.js';

/**
 * Evaluates a Puppet source as the main manifest of an environment. Prints the resources that a file declares, or the
 * value of the source.
 */
export async function runPuppet(source: EvaluatedSource, args: Arguments, host: Host): Promise<ExitCode> {
  const { path, file: name, source: text } = source;
  if (path?.endsWith('.epp') === true)
    throw new UsageError(
      `${name} is a template: evaluate a template of a module with \`pptjs eval "epp('module/name.epp')"\``,
    );
  const compiler = await createCompiler({
    ...readCodeSettings(args, host),
    ...(path === undefined ? { code: text } : { manifest: path }),
  });
  const { host: runtime } = await puppet.loadRuntime();
  const log = consoleLog(host, args.flag('debug'));
  const node = {
    ...readNodeOptions(args, host, log),
    variables: readVariables(args.text('variables'), runtime, host),
    serverFacts: { environment: compiler.environment.name },
  };
  try {
    printResult(await compiler.compileLoading(node), source, args, host);
    return ExitCode.ok;
  } catch (error) {
    if (!(error instanceof CatalogCompileError)) throw error;
    host.stderr.write(failureReport(error, host, { name, path: path ?? '', text }));
    return ExitCode.failed;
  }
}

function printResult(
  { catalog, data, value }: CompiledCatalog,
  { goal }: EvaluatedSource,
  args: Arguments,
  host: Host,
): void {
  const isFile = goal === 'file';
  const resources = isFile ? declaredResources(catalog) : [];
  const json = (content: PlainData): void => void host.stdout.write(`${writePrettyJson(content)}\n`);
  if (args.flag('json')) json(resources.length > 0 ? data : richData(value));
  else if (resources.length > 0) host.stdout.write(resources.map(resourceText).join('\n'));
  else if (value !== null || !isFile) host.stdout.write(`${describeValue(value)}\n`);
}
