import { RegExpError } from '@pptjs/runtime/regexp';
import { translated } from '../../regexp/translated.js';
import type { Visitors } from '../visitor.js';

export const regularExpressions: Visitors = {
  LiteralRegularExpression(node, { report }) {
    try {
      translated(node.pattern);
    } catch (error) {
      if (!(error instanceof RegExpError)) throw error;
      report.raise('ILLEGAL_REGEXP', { detail: error.message }, node);
    }
  },
};
