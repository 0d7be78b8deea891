import { defineBuiltin, dispatch, type BuiltinFunction } from '../../calling/define-builtin.js';
import { context } from '../../context/context.js';
import { findService } from '../../context/services.js';
import { type FunctionError } from '../../errors/error.js';
import { formatMessage, functionError, type Message } from '../../errors/messages.js';
import { legacyText } from '../../presentation/legacy-values.js';
import { unexpectedValue } from '../../presentation/ruby-errors.js';
import { decodeInvalidUtf8 } from '../../text/byte-text.js';
import { decodeUtf8 } from '../../text/utf8.js';
import { rubyClassOf } from '../../types/ruby-class.js';
import { isArray, type Value } from '../../values/value.js';

const messages = {
  INVALID_ENCODING: { text: 'invalid byte sequence in UTF-8' },
  HIDDEN_FILES: { text: 'Only files of modules can be read: move the file to the `files` folder of a module.' },
} as const satisfies Record<string, Message>;

/** Defines `find_file` or `find_template`, which return the path of the first file that exists. */
export function defineFinding(name: string, kind: 'files' | 'templates'): BuiltinFunction {
  const find = (paths: readonly string[]): Value => {
    const files = findService('files');
    for (const path of paths) {
      const found = files?.find(kind, path);
      if (found !== undefined) return found;
    }
    return null;
  };
  return defineBuiltin(
    name,
    dispatch(['String paths*'], find),
    dispatch(['Array[String] paths_array*'], (paths: readonly Value[]) =>
      find(paths.flatMap((each) => (isArray(each) ? each : [each])) as string[]),
    ),
  );
}

interface FileText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/** The texts of bytes that hosts keep: the same files are read for one catalog after another. */
const textsByBytes = new WeakMap<Uint8Array, FileText>();

function decoded(bytes: Uint8Array): FileText {
  let found = textsByBytes.get(bytes);
  if (found === undefined) {
    const text = decodeUtf8(bytes);
    found = text === null ? { text: decodeInvalidUtf8(bytes), isUtf8: false } : { text, isUtf8: true };
    textsByBytes.set(bytes, found);
  }
  return found;
}

/** Returns the text of a file, with its invalid bytes (see text/escaped-byte.ts). */
export function textOf(bytes: Uint8Array): string {
  return decoded(bytes).text;
}

/**
 * Returns the text of a file with Puppet code.
 * @throws {FunctionError} if the bytes are not valid UTF-8
 */
export function sourceTextOf(bytes: Uint8Array): string {
  const { text, isUtf8 } = decoded(bytes);
  if (!isUtf8) throw functionError(messages.INVALID_ENCODING, {});
  return text;
}

/** The advice on paths that were not found: the host may hide those outside of modules. */
export function adviceOnMissing(paths: readonly string[]): string | undefined {
  return paths.some((path) => path.startsWith('/')) ? formatMessage(messages.HIDDEN_FILES, {}) : undefined;
}

/**
 * Returns whether a file name that a legacy function received is an absolute path. Warns about a value that is not a
 * string.
 */
export function isAbsolutePath(path: Value): boolean {
  if (typeof path === 'string') return path.startsWith('/');
  context().log({
    level: 'warning',
    message: `Cannot check if ${legacyText(path)} is an absolute path because it is a '${rubyClassOf(path)}' and not a String'`,
  });
  return false;
}

/** Creates the error of a legacy function that requires a path and received another value. */
export function refusePath(path: Value): FunctionError {
  isAbsolutePath(path);
  return unexpectedValue(path, 'a String');
}
