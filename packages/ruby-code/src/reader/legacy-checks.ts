import { ByteOffsets, parseRuby } from '@pptjs/erb/parser';
import { encodeUtf8, functionError } from '@pptjs/runtime/internal';
import { CallNode, DefNode, type Node } from '@ruby/prism/src/nodes.js';
import type { RubySource } from '../functions.js';
import { messages } from '../messages.js';

/** A method name that is neither a keyword, an operator nor a constant. */
const IDENTIFIER = /^[a-z_\u{80}-\u{10ffff}][\w\u{80}-\u{10ffff}]*[?!=]?$/u;
const KEYWORDS: ReadonlySet<string> = new Set(
  `alias and begin break case class def defined? do else elsif end ensure false for if in module next nil not or redo
  rescue retry return self super then true undef unless until when while yield __FILE__ __LINE__ __ENCODING__`.split(
    /\s+/,
  ),
);
const UNKNOWN = '<unknown>';

/**
 * Checks the file of a function with the legacy interface as Puppet does before it executes the file. A file with a syntax
 * error passes: its execution reports the error.
 *
 * @throws {FunctionError} if the file defines a method, or contains no call of `newfunction` with parentheses
 */
export function checkLegacyFunctionFile({ path, source }: RubySource): void {
  const { value, errors } = parseRuby(source);
  if (errors.length > 0) return;
  const nodes = [...nodesIn(value.statements)];
  const method = nodes.find((node) => node instanceof DefNode);
  if (method !== undefined)
    throw functionError(messages.METHOD_IN_LEGACY_FUNCTION, { file: path, ...nameAndColumn(method, source) });
  if (!nodes.some(isCreation)) throw functionError(messages.NO_NEWFUNCTION, { file: path });
}

/** All nodes, outer nodes before inner ones. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of node.compactChildNodes()) yield* nodesIn(child);
}

/** Whether a node is a call of `newfunction` that Puppet recognizes: without parentheses, only a call with a receiver and no arguments. */
function isCreation(node: Node): boolean {
  if (!(node instanceof CallNode) || node.name !== 'newfunction') return false;
  return node.openingLoc !== null || (node.receiver !== null && node.arguments_ === null);
}

/** The name of a method, and the column of the name in bytes, from 0, which Puppet calls the line. */
function nameAndColumn({ name, nameLoc }: DefNode, source: string): { readonly name: string; readonly line: string } {
  if (!IDENTIFIER.test(name) || KEYWORDS.has(name)) return { name: UNKNOWN, line: UNKNOWN };
  const start = new ByteOffsets(source).indexOf(nameLoc.startOffset);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  return { name, line: String(encodeUtf8(source.slice(lineStart, start)).length) };
}
