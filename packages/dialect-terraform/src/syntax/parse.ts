import type { ParsedSource, SourceOptions } from '@pptjs/transpiler/dialect';
import { BodyParser } from './body-parser.js';
import { reportInvalidTokens } from './invalid-tokens.js';
import { tokenize } from './lexer.js';
import type { SourceTree } from './nodes.js';
import { ParseStopped } from './parser-state.js';

/**
 * Parses a `.tf` file, or an expression alone.
 *
 * The diagnostics are those of HCL, in its order: the invalid tokens of the whole source first. A lone surrogate counts
 * as the replacement character, because the text has no encoding in UTF-8.
 */
export function parse(source: string, { file = '', goal = 'file' }: SourceOptions = {}): ParsedSource<SourceTree> {
  const text = source.replace(LONE_SURROGATE, '\ufffd');
  const tokens = tokenize(text);
  const parser = new BodyParser(text, tokens, file);
  reportInvalidTokens(parser, tokens);
  const { diagnostics, positions } = parser;
  try {
    const tree: SourceTree =
      goal === 'expression'
        ? { goal, file, positions, expression: parser.parseWholeExpression() }
        : { goal, file, positions, body: parser.parseBody('EOF') };
    return { tree: diagnostics.length === 0 ? tree : null, diagnostics };
  } catch (error) {
    if (error instanceof ParseStopped) return { tree: null, diagnostics };
    throw error;
  }
}

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
