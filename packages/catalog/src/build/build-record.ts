import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RubyFunctionData } from '@pptjs/ruby';
import type { ResourceTypeData } from '@pptjs/runtime';
import { version } from '@pptjs/transpiler';

/** The file in a built environment's folder that says what it is. */
export const RECORD = '.pptjs-environment.json';

/** What can be known of modules' Ruby code before it is called. What is not here is asked of Ruby when it is needed. */
export interface RubyRecord {
  /** The resource types; null where no more than that there is one. */
  readonly resourceTypes: Readonly<Record<string, ResourceTypeData | null>>;
  readonly rubyFunctions: Readonly<Record<string, RubyFunctionData>>;
}

export const NO_RUBY: RubyRecord = { resourceTypes: {}, rubyFunctions: {} };

/** What is to be known of a built environment besides its files. */
export interface BuiltRecord extends RubyRecord {
  /** Of the compiler: what it makes and what runs it belong together. */
  readonly version: string;
  /** The environment's name. */
  readonly name: string;
  /** The folders of modules, as they were where the environment was built; in the order of the modulepath. */
  readonly modulepath: readonly string[];
}

/**
 * The record of a folder; undefined where it is no built environment.
 * @throws {Error} where it was built by another version
 */
export function readRecord(directory: string): BuiltRecord | undefined {
  const path = join(directory, RECORD);
  if (!existsSync(path)) return undefined;
  const record = JSON.parse(readFileSync(path, 'utf8')) as BuiltRecord;
  if (record.version !== version)
    throw new Error(`${directory} was built by pptjs ${record.version}; build it again with ${version}`);
  return record;
}
