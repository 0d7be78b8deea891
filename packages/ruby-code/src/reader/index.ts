import { ByteOffsets } from '@pptjs/erb/parser';
import type { ResourceTypeData } from '@pptjs/runtime/internal';
import type { Node } from '@ruby/prism/src/nodes.js';
import type { Description } from '../description.js';
import type { RubySource } from '../functions.js';
import type { DataTypeData, RubyFunctionData } from '../json.js';
import { readDataTypeFile } from './data-types.js';
import { readFunctionFile } from './functions.js';
import { InertCode, type Place, topLevel } from './inert-code.js';
import { readLegacyFunctionFile } from './legacy-functions.js';
import type { Library } from './library.js';
import { parseStatements } from './parse.js';
import { readTypeFile } from './types.js';
import { Uncertain } from './uncertain.js';

export { type ArgumentCount, readArgumentChecks } from './argument-checks.js';
export { readDataType, type RubyDataType } from './data-types.js';
export { checkLegacyFunctionFile } from './legacy-checks.js';
export type { Library } from './library.js';

/** The reason why the text of a file does not show its declarations. */
export interface UncertainReading {
  readonly reason: string;
  /** The line of the code, from 1, if it is in the file. */
  readonly line?: number;
}

/** Describes a function from the text of its file, as the interpreter describes it. */
export function readFunction(
  name: string,
  file: RubySource,
  isLegacy: boolean,
  library: Library,
): Description<RubyFunctionData> | UncertainReading {
  // Puppet searches the text for the call.
  if (!isLegacy && !file.source.includes('Puppet::Functions.create_function')) return { reason: 'no function' };
  return read<RubyFunctionData>(file, name, isLegacy ? readLegacyFunctionFile : readFunctionFile, library);
}

/** Describes a native resource type from the text of its file, as the interpreter describes it. */
export function readResourceType(
  name: string,
  file: RubySource,
  library: Library,
): Description<ResourceTypeData> | UncertainReading {
  return read(file, name, readTypeFile, library);
}

/** Describes a data type from the text of its file, as the interpreter describes it. */
export function describeDataType(
  name: string,
  file: RubySource,
  library: Library,
): Description<DataTypeData> | UncertainReading {
  return read<DataTypeData>(file, name, readDataTypeFile, library);
}

function read<T>(
  { path, source }: RubySource,
  name: string,
  readFile: (statements: readonly Node[], name: string, inert: InertCode, place: Place) => T,
  library: Library,
): Description<T> | UncertainReading {
  const statements = parseStatements(source);
  if (statements === null) return { reason: 'a syntax error' };
  const inert = new InertCode(parseStatements, library);
  try {
    const data = readFile(statements, name, inert, topLevel(path));
    return { data, requirements: inert.requirements };
  } catch (error) {
    if (error instanceof Uncertain) {
      const { message: reason, offset } = error;
      return offset === undefined ? { reason } : { reason, line: lineAt(source, offset) };
    }
    throw error;
  }
}

/** @param offset in bytes of UTF-8 */
function lineAt(source: string, offset: number): number {
  return source.slice(0, new ByteOffsets(source).indexOf(offset)).split('\n').length;
}
