import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyFunctionData } from '@pptjs/ruby';
import { formatMessage, type ResourceTypeData } from '@pptjs/runtime';
import { version } from '@pptjs/transpiler';
import { messages } from '../messages.js';

/** The name of the file that describes a built environment, in the environment's folder. */
export const RECORD_FILE = '.pptjs-environment.json';

/** What the build found out about the modules' Ruby code. Ruby is asked about everything that is missing here. */
export interface RubyRecord {
  /** The resource types by name; null for a type of which only the existence is known. */
  readonly resourceTypes: Readonly<Record<string, ResourceTypeData | null>>;
  readonly rubyFunctions: Readonly<Record<string, RubyFunctionData>>;
}

export const NO_RUBY: RubyRecord = { resourceTypes: {}, rubyFunctions: {} };

/** The content of the file that describes a built environment. */
export interface BuildRecord extends RubyRecord {
  /** The version of the compiler. Only the same version can run the compiled files. */
  readonly version: string;
  /** The environment's name. */
  readonly name: string;
  /** The paths of the module folders where the environment was built, in the order of the modulepath. */
  readonly modulepath: readonly string[];
}

/**
 * Reads the record of a built environment. Returns undefined if the folder is not a built environment.
 *
 * @throws {Error} if another version has built it
 */
export function readBuildRecord(directory: string): BuildRecord | undefined {
  const path = join(directory, RECORD_FILE);
  if (!existsSync(path)) return undefined;
  const record = JSON.parse(readFileSync(path, 'utf8')) as BuildRecord;
  if (record.version !== version)
    throw new Error(formatMessage(messages.OTHER_VERSION, { directory, built: record.version, version }));
  return record;
}
