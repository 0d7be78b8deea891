import { DialectSelection } from '@pptjs/build';
import { DialectError } from '@pptjs/dialects';
import type { Arguments } from '../arguments/arguments.js';
import { UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

/**
 * Returns the dialects of the sources of a command: the value of `--dialect`, or by the extensions of the files.
 * @throws {UsageError} if there is no dialect with the name after `--dialect`
 */
export async function selectDialect(args: Arguments, host: Host): Promise<DialectSelection> {
  try {
    return await DialectSelection.named(args.text('dialect'), host.cwd);
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(error.message);
    throw error;
  }
}
