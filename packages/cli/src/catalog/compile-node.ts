import { CatalogCompileError, DependencyCycleError } from '@pptjs/catalog';
import { writeJson, writePrettyJson } from '@pptjs/runtime/internal';
import type { Arguments } from '../arguments/arguments.js';
import { ExitCode } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { consoleLog } from '../report/console-log.js';
import { readCodeAndManifest } from './code-settings.js';
import { cycleReport, failureReport } from './failure-report.js';
import { readNodeOptions } from './node-settings.js';
import { createNodeCompiler } from './open-environment.js';

/** `pptjs compile` for one node: prints its catalog. */
export async function compileNode(args: Arguments, host: Host): Promise<ExitCode> {
  const compiler = await createNodeCompiler(await readCodeAndManifest(args, host));
  try {
    const { data } = await compiler.compileLoading(readNodeOptions(args, host, consoleLog(host)));
    host.stdout.write(`${args.flag('compact') ? writeJson(data) : writePrettyJson(data)}\n`);
    return ExitCode.ok;
  } catch (error) {
    if (error instanceof DependencyCycleError) {
      host.stderr.write(cycleReport(error));
      return ExitCode.failed;
    }
    if (!(error instanceof CatalogCompileError)) throw error;
    host.stderr.write(failureReport(error, host));
    return ExitCode.failed;
  }
}
