import { parseRuby } from '@pptjs/erb/parser';
import type { Node } from '@ruby/prism/src/nodes.js';

/** Returns the statements of a file; null if it has a syntax error. */
export function parseStatements(source: string): readonly Node[] | null {
  const { value, errors } = parseRuby(source);
  return errors.length > 0 ? null : value.statements.body;
}
