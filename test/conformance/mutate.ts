/** Changes a program in one place, so that it has one mistake in a type, a name or a number of arguments. */
import { descendantsOf, type Expression, type Node, type Parameter, type Program } from '@pptjs/transpiler';
import type { Random } from './random.js';

export interface Mutation {
  readonly kind: string;
  readonly source: string;
  /** From 1. */
  readonly line: number;
  /** The offset in both sources. */
  readonly start: number;
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

/** Types that are rarely compatible with the declared type of a parameter. */
const TYPES: readonly string[] = ['String[40]', 'Integer', 'Boolean', 'Array[Integer]', 'Hash', 'Enum[x, y]'];

const REPEATED_STATEMENTS: ReadonlySet<string> = new Set(['ResourceExpression', 'AssignmentExpression']);

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
    start,
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
  const insert = (kind: string, at: number, text: string): Edit => ({ kind, start: at, end: at, text });
  const misspelled = (kind: string, place: Expression): Edit[] =>
    /^[$:\w]+$/.test(source.slice(place.start, place.end))
      ? [replace(kind, place, `${source.slice(place.start, place.end)}x`)]
      : [];
  const misspelledText = (kind: string, place: Expression): Edit[] =>
    place.type === 'LiteralString' && place.value !== '' && place.end - place.start === place.value.length + 2
      ? [insert(kind, place.end - 1, 'x')]
      : [];
  /** Removes one of several elements, with the comma after or before it. */
  const removed = (kind: string, elements: readonly Node[]): Edit[] => {
    const last = elements.at(-1);
    if (last === undefined) return [];
    const before = elements.at(-2);
    return [replace(kind, { start: before === undefined ? last.start : before.end, end: last.end }, '')];
  };
  const call = (functor: Expression, args: readonly Expression[]): Edit[] => {
    const [first] = args;
    const last = args.at(-1);
    const hasParentheses = last !== undefined && /^\s*,?\s*\)/.test(source.slice(last.end));
    return [
      ...misspelled('name of a function', functor),
      ...(first === undefined ? [] : [replace('type of an argument', random.pick(args), random.pick(VALUES))]),
      ...(last === undefined || !hasParentheses
        ? []
        : [insert('number of arguments', last.end, ', 1, 2, 3'), ...removed('missing argument', args)]),
    ];
  };
  switch (node.type) {
    case 'CallNamedFunctionExpression': {
      const name = source.slice(node.functorExpr.start, node.functorExpr.end);
      const includes = ['include', 'contain', 'require'].includes(name);
      const isFile = ['epp', 'template', 'file'].includes(name);
      return [
        ...call(node.functorExpr, node.arguments),
        ...node.arguments.flatMap((each) =>
          includes && each.type !== 'LiteralString' ? misspelled('name of a class', each) : [],
        ),
        ...node.arguments.flatMap((each) =>
          includes ? misspelledText('name of a class', each) : isFile ? misspelledText('name of a file', each) : [],
        ),
      ];
    }
    case 'CallMethodExpression': {
      const { functorExpr } = node;
      return call(functorExpr.rightExpr, node.arguments);
    }
    case 'LambdaExpression': {
      const last = node.parameters.at(-1);
      return last === undefined ? [] : [insert('parameters of a block', last.end, ', $more, $most')];
    }
    case 'ResourceExpression': {
      const [first] = node.bodies;
      const isClass = source.slice(node.typeName.start, node.typeName.end) === 'class';
      return [
        ...misspelled('name of a resource type', node.typeName),
        ...(isClass && first !== undefined ? misspelledText('name of a class', first.title) : []),
      ];
    }
    case 'ResourceBody':
      return node.operations.length === 0
        ? []
        : [
            ...node.operations.flatMap((each) => missingParameter(each, source)),
            replace('title of a resource', node.title, random.pick(['42', '[1]', 'undef', 'true'])),
          ];
    case 'AttributeOperation': {
      const { valueExpr, attributeName } = node;
      return [
        insert('name of a parameter', node.start + attributeName.length, 'x'),
        replace('type of a parameter', valueExpr, random.pick(VALUES)),
        ...(valueExpr.type === 'LiteralString'
          ? [replace('text of a parameter', valueExpr, random.pick(["'wrong text'", "''"]))]
          : []),
        ...(valueExpr.type === 'LiteralInteger'
          ? [replace('number of a parameter', valueExpr, random.pick(['-1', '99999999']))]
          : []),
        insert('duplicate parameter', node.end, `, ${attributeName} => undef`),
      ];
    }
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
      return definitionEdits(node.parameters, source, random);
    case 'Parameter':
      return node.typeExpr?.type === 'QualifiedReference' ? misspelled('name of a type', node.typeExpr) : [];
    case 'BlockExpression':
      return node.statements
        .filter(({ type }) => REPEATED_STATEMENTS.has(type))
        .map(({ start, end, type }) =>
          insert(
            type === 'ResourceExpression' ? 'duplicate resource' : 'duplicate variable',
            end,
            `\n${source.slice(start, end)}`,
          ),
        );
    case 'VariableExpression':
      return source[node.start] === '$' ? misspelled('name of a variable', node) : [];
    case 'AccessExpression':
      return [
        ...(node.leftExpr.type === 'QualifiedReference' && !isTypeName(node.leftExpr.value)
          ? node.keys.flatMap((key) => [
              ...misspelledText('title of a reference', key),
              ...(key.type === 'QualifiedName' ? misspelled('title of a reference', key) : []),
            ])
          : []),
        ...(node.leftExpr.type === 'VariableExpression'
          ? node.keys.flatMap((key) => [
              ...misspelledText('key of a hash', key),
              replace('type of a key', key, random.pick(['[1]', 'true', '1.5'])),
            ])
          : []),
        ...(node.leftExpr.type === 'QualifiedReference' && !isTypeName(node.leftExpr.value)
          ? misspelled('type of a reference', node.leftExpr)
          : []),
      ];
    case 'KeyedEntry':
      return misspelledText('key of a literal hash', node.key);
    case 'ArithmeticExpression':
      return [
        replace(
          'type of an operand',
          random.pick([node.leftExpr, node.rightExpr]),
          random.pick(["'wrong'", 'undef', 'true']),
        ),
      ];
    case 'ComparisonExpression':
      return node.operator.length === 1 || node.operator.startsWith('<') || node.operator.startsWith('>')
        ? [replace('type of an operand', node.rightExpr, '[1]')]
        : [];
    case 'MatchExpression':
      return [
        replace('type of an operand', node.rightExpr, random.pick(['42', '[1]'])),
        replace('type of an operand', node.leftExpr, random.pick(['42', '[1]', 'undef'])),
      ];
    case 'SelectorExpression': {
      const last = node.selectors.at(-1);
      return node.selectors.length > 1 && last !== undefined ? removed('missing option', node.selectors) : [];
    }
    default:
      return [];
  }
}

/** Types whose arguments are types or limits, not titles of resources. */
function isTypeName(name: string): boolean {
  return /^(?:any|array|boolean|callable|collection|data|enum|float|hash|integer|numeric|optional|notundef|pattern|regexp|richdata|scalar|scalardata|sensitive|string|struct|timespan|tuple|type|variant|undef)$/i.test(
    name,
  );
}

function missingParameter(operation: Node, source: string): Edit[] {
  if (operation.type !== 'AttributeOperation') return [];
  const comma = /^\s*,/.exec(source.slice(operation.end))?.[0].length ?? 0;
  return [{ kind: 'missing parameter', start: operation.start, end: operation.end + comma, text: '' }];
}

function definitionEdits(parameters: readonly Parameter[], source: string, random: Random): Edit[] {
  return parameters.flatMap((parameter) => {
    const { typeExpr, value, nameStart, name, start, end } = parameter;
    const nameEnd = nameStart + source.slice(nameStart).indexOf(name) + name.length;
    return [
      { kind: 'renamed parameter', start: nameEnd, end: nameEnd, text: 'x' },
      { kind: 'new required parameter', start, end: start, text: 'String $required_value, ' },
      ...(typeExpr === null
        ? []
        : [{ kind: 'declared type', start: typeExpr.start, end: typeExpr.end, text: random.pick(TYPES) }]),
      ...(value === null
        ? []
        : [
            { kind: 'type of a default', start: value.start, end: value.end, text: random.pick(VALUES) },
            { kind: 'removed default', start: nameEnd, end, text: '' },
          ]),
    ];
  });
}
