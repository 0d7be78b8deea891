/** Changes a program in one place, so that it has one mistake in a type, a name or a number of arguments. */
import { descendantsOf, type Expression, type Node, type Program } from '@pptjs/transpiler';
import type { Random } from './random.js';

export interface Mutation {
  readonly kind: string;
  readonly source: string;
  /** From 1. */
  readonly line: number;
  /** The change, for people. */
  readonly change: string;
}

interface Edit {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Values of other types than most expressions have. */
const VALUES: readonly string[] = ['42', "'wrong'", '[1]', "{ 'x' => 1 }", 'true', '1.5', 'undef'];

/** Returns a random mutation of a program; null if the program has no place for one. */
export function mutate({ body, sourceText }: Program, random: Random): Mutation | null {
  const edits = Array.from(descendantsOf(body)).flatMap((node) => editsOf(node, sourceText, random));
  if (edits.length === 0) return null;
  // Each kind is equally likely, however many places it has.
  const kinds = [...new Set(edits.map(({ kind }) => kind))];
  const kind = random.pick(kinds);
  const { start, end, text } = random.pick(edits.filter((edit) => edit.kind === kind));
  return {
    kind,
    source: sourceText.slice(0, start) + text + sourceText.slice(end),
    line: sourceText.slice(0, start).split('\n').length,
    change: `${sourceText.slice(start, end)} → ${text}`,
  };
}

function editsOf(node: Node, source: string, random: Random): Edit[] {
  const replace = (kind: string, { start, end }: { start: number; end: number }, text: string): Edit => ({
    kind,
    start,
    end,
    text,
  });
  const misspelled = (kind: string, place: Expression): Edit[] =>
    /^[$:\w]+$/.test(source.slice(place.start, place.end))
      ? [replace(kind, place, `${source.slice(place.start, place.end)}x`)]
      : [];
  switch (node.type) {
    case 'CallNamedFunctionExpression': {
      const [first] = node.arguments;
      const last = node.arguments.at(-1);
      const hasParentheses = source[node.end - 1] === ')';
      return [
        ...misspelled('name of a function', node.functorExpr),
        ...(first === undefined ? [] : [replace('type of an argument', first, random.pick(VALUES))]),
        ...(last === undefined || !hasParentheses
          ? []
          : [replace('number of arguments', { start: last.end, end: last.end }, ', 1, 2, 3')]),
      ];
    }
    case 'ResourceExpression':
      return misspelled('name of a resource type', node.typeName);
    case 'AttributeOperation':
      return [
        replace(
          'name of a parameter',
          { start: node.start, end: node.start + node.attributeName.length },
          `${node.attributeName}x`,
        ),
        replace('type of a parameter', node.valueExpr, random.pick(VALUES)),
      ];
    case 'Parameter':
      return node.typeExpr?.type === 'QualifiedReference' ? misspelled('name of a type', node.typeExpr) : [];
    case 'AssignmentExpression':
      return node.rightExpr.type === 'VariableExpression' ? misspelled('name of a variable', node.rightExpr) : [];
    case 'ArithmeticExpression':
      return [replace('type of an operand', node.rightExpr, random.pick(["'wrong'", 'undef', 'true']))];
    case 'ComparisonExpression':
      return node.operator.length === 1 || node.operator.startsWith('<')
        ? [replace('type of an operand', node.rightExpr, '[1]')]
        : [];
    default:
      return [];
  }
}
