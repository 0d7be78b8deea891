import { RegExpError } from '@pptjs/runtime/regexp';
import { isDigit } from '../../lexer/characters.js';
import { translateLiteral } from '../../regexp/translate-literal.js';
import { literalValue } from '../literal.js';
import { checkRvalue, checkRvalues } from '../rvalue.js';
import type { Visitors } from '../visitor.js';
import { resourceWithoutTitle } from './control.js';

const MAX_INTEGER = 0x7fff_ffff_ffff_ffffn;

const MATCH_VARIABLE_NAME = /^(?:0|[1-9][0-9]*)$/;

/** Rules on literals, names and variables. */
export const literals: Visitors = {
  LiteralInteger(node, { report, source }) {
    const { value, start, end } = node;
    const magnitude = value < 0 ? -value : value;
    if (magnitude <= MAX_INTEGER) return;
    const digits = value < 0 ? { start: start + source.slice(start, end).search(/[0-9]/), end } : node;
    report.addAt(
      'NUMERIC_OVERFLOW',
      { semantic: 'A Literal Integer', bound: 'max', value: `'+0x${magnitude.toString(16)}'` },
      digits,
    );
  },
  LiteralRegularExpression(node, { report }) {
    try {
      translateLiteral(node.pattern);
    } catch (error) {
      if (!(error instanceof RegExpError)) throw error;
      report.raise('ILLEGAL_REGEXP', { detail: error.message }, node);
    }
  },
  LiteralList(node, context) {
    checkRvalues(node.values, context);
  },
  LiteralHash(node, { report, parent }) {
    const untitled = parent?.node.type === 'BlockExpression' && resourceWithoutTitle(parent.node) !== null;
    const seen = new Set<string>();
    for (const entry of node.entries) {
      const key = literalValue(entry.key);
      if (key === null) continue;
      if (seen.has(key.identity)) report.add('DUPLICATE_KEY', { key: key.text }, untitled ? node : entry);
      seen.add(key.identity);
    }
  },
  KeyedEntry(node, context) {
    checkRvalue(node.key, context);
    checkRvalue(node.value, context);
  },
  VariableExpression(node, { report, source }) {
    const { name } = node;
    if ((name === 'true' || name === 'false') && source.charAt(node.start) !== '$') {
      // A word in braces: `${true}`.
      report.add('INTERPOLATED_BOOLEAN', { word: name }, node);
    } else if (isDigit(name.charCodeAt(0))) {
      if (!MATCH_VARIABLE_NAME.test(name)) report.add('ILLEGAL_NUMERIC_VAR_NAME', { name }, node);
    } else if (!VARIABLE_NAME.test(name)) {
      report.add('ILLEGAL_VAR_NAME', { name }, node);
    }
  },
  ReservedWord(node, { report }) {
    if (node.future) report.add('FUTURE_RESERVED_WORD', { word: node.word }, node);
    else report.add('RESERVED_WORD', { word: node.word }, node);
  },
};

/**
 * `foo`, `::foo` or `foo::_bar`: only the last segment may start with an underscore. (The pattern in Puppet's message
 * would take exponential time.)
 */
const VARIABLE_NAME = /^(?:::)?(?:[a-z]\w*::)*[a-z_]\w*$/;
