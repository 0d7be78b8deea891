import { RegExpError, translateRegExp } from '@pptjs/runtime/regexp';
import type { Visitors } from '../visitor.js';

export const regularExpressions: Visitors = {
  LiteralRegularExpression(node, { report }) {
    try {
      translateRegExp(node.pattern);
    } catch (error) {
      if (!(error instanceof RegExpError)) throw error;
      report.raise('ILLEGAL_REGEXP', { detail: error.message }, node);
    }
  },
};
