import type { ParserState } from './parser-state.js';
import type { Token } from './token.js';

const MAX_BITWISE = 4;

/**
 * Reports the tokens that no source can contain. The same mistake is reported a few times at most: quotation marks of
 * other languages come in pairs, so that every second one is reported.
 */
export function reportInvalidTokens(state: ParserState, tokens: readonly Token[]): void {
  let [bitwise, backticks, apostrophes] = [0, 0, 0];
  let hasSemicolon = false;
  for (const token of tokens) {
    switch (token.kind) {
      case 'BitwiseAnd':
      case 'BitwiseOr':
      case 'BitwiseXor':
      case 'BitwiseNot':
        if (bitwise++ < MAX_BITWISE) state.report('BITWISE_OPERATOR', token, { suggestion: instead(token) });
        break;
      case 'Backtick':
        if (backticks % 2 === 0) state.report('BACKTICK', token);
        if (backticks <= 2) backticks++;
        break;
      case 'Apostrophe':
        if (apostrophes % 2 === 0) state.report('APOSTROPHE', token);
        if (apostrophes <= 2) apostrophes++;
        break;
      case 'Semicolon':
        if (!hasSemicolon) state.report('SEMICOLON', token);
        hasSemicolon = true;
        break;
      case 'QuotedNewline':
        state.report('MULTI_LINE_STRING', token);
        break;
      case 'Invalid':
        state.report(/^[\u201C\u201D]$/.test(state.textOf(token)) ? 'CURLY_QUOTES' : 'INVALID_CHARACTER', token);
        break;
      default:
    }
  }
}

function instead({ kind }: Token): string {
  if (kind === 'BitwiseAnd') return ' Did you mean boolean AND ("&&")?';
  if (kind === 'BitwiseOr') return ' Did you mean boolean OR ("||")?';
  return kind === 'BitwiseNot' ? ' Did you mean boolean NOT ("!")?' : '';
}
