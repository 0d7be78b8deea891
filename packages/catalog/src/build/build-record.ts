import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyFunctionData } from '@pptjs/ruby';
import { formatMessage, type ResourceTypeData } from '@pptjs/runtime';
import { version } from '@pptjs/transpiler';
import { messages } from '../messages.js';

/** The name of the file that describes a built environment, in the environment's folder. */
export const RECORD_FILE = '.pptjs-environment.json';

/**
 * Facts about the modules' Ruby code, recorded by the build. Code without an entry is read with Ruby when it is needed.
 */
export interface RubyRecord {
  /** The resource types by name; null if nothing but the existence of the type is known. */
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
 * @throws {Error} if another version of pptjs has built it
 */
export function readBuildRecord(directory: string): BuildRecord | undefined {
  const path = join(directory, RECORD_FILE);
  if (!existsSync(path)) return undefined;
  const record = JSON.parse(readFileSync(path, 'utf8')) as BuildRecord;
  if (record.version !== version)
    throw new Error(formatMessage(messages.OTHER_VERSION, { directory, built: record.version, version }));
  return record;
}
