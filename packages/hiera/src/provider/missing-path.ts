import { FunctionError } from '@pptjs/runtime';
import type { FunctionKind } from '../config/config.js';

/** The error of an entry whose function reads files, and that states none. */
export function missingPath(functionName: string, kind: FunctionKind): FunctionError {
  return new FunctionError(
    `'${functionName}' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this ${kind} function`,
  );
}
