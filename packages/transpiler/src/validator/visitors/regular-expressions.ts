import { RegExpError } from '@pptjs/runtime/regexp';
import { translateLiteral } from '../../regexp/translate-literal.js';
import type { Visitors } from '../visitor.js';

export const regularExpressions: Visitors = {
  LiteralRegularExpression(node, { report }) {
    try {
      translateLiteral(node.pattern);
    } catch (error) {
      if (!(error instanceof RegExpError)) throw error;
      report.raise('ILLEGAL_REGEXP', { detail: error.message }, node);
    }
  },
};
