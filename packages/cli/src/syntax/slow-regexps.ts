import { visitRegExpAST } from '@eslint-community/regexpp';
import { RegExpError, translateRegExp } from '@pptjs/runtime/regexp';
import {
  createDiagnostic,
  descendantsOf,
  type Diagnostic,
  type Expression,
  LineIndex,
  type Node,
  type Program,
} from '@pptjs/transpiler';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';

/** The functions with a string that is a regular expression, and its index among the arguments. */
const PATTERN_ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ['match', 1],
  ['regsubst', 1],
  ['split', 1],
]);

/** The types whose parameters are regular expressions. */
const PATTERN_TYPES: ReadonlySet<string> = new Set(['pattern', 'regexp']);

/** The analysis takes longer than a warning is worth if an expression is longer. */
const MAX_LENGTH = 1000;

interface Pattern {
  readonly node: Expression;
  readonly source: string;
}

/**
 * Returns warnings about the regular expressions of a program that take exponential or polynomial time for some texts,
 * because they can match a part of a text in several ways.
 */
export function warnAboutSlowRegExps(program: Program, file: string): readonly Diagnostic[] {
  const lines = new LineIndex(program.sourceText);
  const diagnostics: Diagnostic[] = [];
  for (const { node, source } of patternsOf(program)) {
    const finding = analyseSource(source);
    if (finding === undefined) continue;
    const { start, end } = node;
    const place = { file, start, end, ...lines.placeAt(start) };
    const name = finding.exponential ? 'EXPONENTIAL_REGEXP' : 'POLYNOMIAL_REGEXP';
    diagnostics.push(createDiagnostic(name, { repeated: finding.repeated }, place, 'warning'));
  }
  return diagnostics;
}

/** The part of an expression that makes it slow. */
interface Finding {
  readonly exponential: boolean;
  /** The part that a text must have many times. */
  readonly repeated: string;
}

/** Returns the worst finding about an expression; undefined if there is none. */
function analyseSource(source: string): Finding | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  try {
    const { pattern, flags } = translateRegExp(source);
    const { reports } = analyse({ source: pattern, flags });
    const report = reports.find(({ exponential }) => exponential);
    const alternatives = report === undefined ? overlappingAlternatives(pattern, flags) : undefined;
    if (alternatives !== undefined) return { exponential: true, repeated: alternatives };
    const [worst = report] = report === undefined ? reports : [report];
    return worst && { exponential: worst.exponential, repeated: JSON.stringify(worst.character.pick) };
  } catch (error) {
    // An expression of the translation that a library does not know, or an expression that Ruby rejects.
    if (error instanceof SyntaxError || error instanceof RegExpError) return undefined;
    throw error;
  }
}

/**
 * Returns a repeated group two of whose alternatives match the same text: `(?:[a-z]|\w)*`. The other analysis knows only
 * repetitions within repetitions.
 */
function overlappingAlternatives(source: string, flags: string): string | undefined {
  const parser = JS.Parser.fromLiteral({ source, flags });
  // The parser does not know that the flag `v` implies Unicode.
  const maxCharacter = /[uv]/.test(flags) ? 0x10ffff : 0xffff;
  let found: string | undefined;
  visitRegExpAST(parser.ast.pattern, {
    onQuantifierEnter({ max, element }) {
      if (found !== undefined || max !== Infinity || !('alternatives' in element)) return;
      const automata = element.alternatives.map((alternative) => {
        const { expression } = parser.parseElement(alternative, { assertions: 'disable', backreferences: 'disable' });
        return NFA.fromRegex(expression, { maxCharacter });
      });
      if (automata.some((one, i) => automata.slice(0, i).some((other) => !isDisjointWith(one, other))))
        found = element.raw;
    },
  });
  return found;
}

function* patternsOf(program: Program): Generator<Pattern, void> {
  for (const node of descendantsOf(program)) {
    if (node.type === 'LiteralRegularExpression') yield { node, source: node.pattern };
    for (const text of stringPatterns(node))
      if (text?.type === 'LiteralString') yield { node: text, source: text.value };
  }
}

/** The expressions in a node whose strings are regular expressions. */
function stringPatterns(node: Node): readonly (Expression | undefined)[] {
  switch (node.type) {
    case 'CallNamedFunctionExpression': {
      const index = PATTERN_ARGUMENTS.get(nameOf(node.functorExpr));
      return index === undefined ? [] : [node.arguments[index]];
    }
    case 'CallMethodExpression': {
      const index = PATTERN_ARGUMENTS.get(nameOf(node.functorExpr.rightExpr));
      return index === undefined ? [] : [node.arguments[index - 1]];
    }
    case 'AccessExpression':
      return PATTERN_TYPES.has(nameOf(node.leftExpr)) ? node.keys : [];
    default:
      return [];
  }
}

/** The name of a function or type, in lower case; empty for other expressions. */
function nameOf(node: Expression): string {
  return node.type === 'QualifiedName' || node.type === 'QualifiedReference' ? node.value.toLowerCase() : '';
}
