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

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The replacement of a range of the source. */
interface Edit extends Range {
  readonly kind: string;
  readonly text: string;
}

/** Values of other types than most expressions have. */
const VALUES: readonly string[] = ['42', "'wrong'", '[1]', "{ 'x' => 1 }", 'true', '1.5', 'undef'];

/** Types that are rarely compatible with the declared type of a parameter. */
const TYPES: readonly string[] = ['String[40]', 'Integer', 'Boolean', 'Array[Integer]', 'Hash', 'Enum[x, y]'];

const REPEATED_STATEMENTS: ReadonlySet<string> = new Set(['ResourceExpression', 'AssignmentExpression']);

/** Returns a random mutation of a program; null if the program has no place for one. */
export function mutate({ body, sourceText }: Program, random: Random): Mutation | null {
  const factory = new EditFactory(sourceText, random);
  const edits = Array.from(descendantsOf(body)).flatMap((node) => editsOf(node, factory));
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

/** Creates the edits of one program. Each makes one mistake. */
class EditFactory {
  readonly #source: string;
  readonly random: Random;

  constructor(source: string, random: Random) {
    this.#source = source;
    this.random = random;
  }

  textOf({ start, end }: Range): string {
    return this.#source.slice(start, end);
  }

  replace(kind: string, { start, end }: Range, text: string): Edit {
    return { kind, start, end, text };
  }

  insert(kind: string, at: number, text: string): Edit {
    return { kind, start: at, end: at, text };
  }

  /** Adds a letter to a name. */
  misspelled(kind: string, name: Node): Edit[] {
    const text = this.textOf(name);
    return /^[$:\w]+$/.test(text) ? [this.replace(kind, name, `${text}x`)] : [];
  }

  /** Adds a letter to a text in quotes. */
  misspelledText(kind: string, node: Node): Edit[] {
    const isPlain =
      node.type === 'LiteralString' && node.value !== '' && node.end - node.start === node.value.length + 2;
    return isPlain ? [this.insert(kind, node.end - 1, 'x')] : [];
  }

  /** Removes the last of several elements, with the comma before it. */
  removedLast(kind: string, elements: readonly Node[]): Edit[] {
    const [before, last] = [elements.at(-2), elements.at(-1)];
    return last === undefined
      ? []
      : [this.replace(kind, { start: before === undefined ? last.start : before.end, end: last.end }, '')];
  }

  /** Removes an attribute of a resource, with the comma after it. */
  removedAttribute(operation: Node): Edit[] {
    if (operation.type !== 'AttributeOperation') return [];
    const comma = /^\s*,/.exec(this.#source.slice(operation.end))?.[0].length ?? 0;
    return [this.replace('missing parameter', { start: operation.start, end: operation.end + comma }, '')];
  }

  call(functor: Expression, args: readonly Expression[]): Edit[] {
    const last = args.at(-1);
    const hasParentheses = last !== undefined && /^\s*,?\s*\)/.test(this.#source.slice(last.end));
    const [first, second] = args;
    return [
      ...(first === undefined || second === undefined
        ? []
        : [
            this.replace(
              'order of arguments',
              { start: first.start, end: second.end },
              `${this.textOf(second)}, ${this.textOf(first)}`,
            ),
          ]),
      ...this.misspelled('name of a function', functor),
      ...(last === undefined
        ? []
        : [this.replace('type of an argument', this.random.pick(args), this.random.pick(VALUES))]),
      ...(hasParentheses
        ? [this.insert('number of arguments', last.end, ', 1, 2, 3'), ...this.removedLast('missing argument', args)]
        : []),
    ];
  }

  definition({ parameters }: { readonly parameters: readonly Parameter[] }): Edit[] {
    return parameters.flatMap((parameter) => {
      const { typeExpr, value, nameStart, name, start, end } = parameter;
      const nameEnd = nameStart + this.#source.slice(nameStart).indexOf(name) + name.length;
      return [
        this.insert('renamed parameter', nameEnd, 'x'),
        this.insert('new required parameter', start, 'String $required_value, '),
        ...(typeExpr === null ? [] : [this.replace('declared type', typeExpr, this.random.pick(TYPES))]),
        ...(value === null
          ? []
          : [
              this.replace('type of a default', value, this.random.pick(VALUES)),
              this.replace('removed default', { start: nameEnd, end }, ''),
            ]),
      ];
    });
  }
}

const CLASS_FUNCTIONS: ReadonlySet<string> = new Set(['contain', 'include', 'require']);
const FILE_FUNCTIONS: ReadonlySet<string> = new Set(['epp', 'file', 'template']);

type EditsOf<Type extends Node['type']> = (node: Extract<Node, { type: Type }>, edits: EditFactory) => Edit[];

/** The edits of each kind of node. */
const EDITS: { readonly [Type in Node['type']]?: EditsOf<Type> } = {
  CallNamedFunctionExpression({ functorExpr, arguments: args }, edits) {
    const name = edits.textOf(functorExpr);
    const declares = CLASS_FUNCTIONS.has(name);
    const textKind = declares ? 'name of a class' : FILE_FUNCTIONS.has(name) ? 'name of a file' : null;
    return [
      ...edits.call(functorExpr, args),
      ...args.flatMap((each) =>
        declares && each.type !== 'LiteralString' ? edits.misspelled('name of a class', each) : [],
      ),
      ...args.flatMap((each) => (textKind === null ? [] : edits.misspelledText(textKind, each))),
    ];
  },
  CallMethodExpression: ({ functorExpr, arguments: args }, edits) => [
    ...edits.call(functorExpr.rightExpr, args),
    edits.replace('receiver of a method', functorExpr.leftExpr, edits.random.pick(VALUES)),
  ],
  LambdaExpression(node, edits) {
    const last = node.parameters.at(-1);
    if (last === undefined) return [];
    return [edits.insert('parameters of a block', last.end, ', $more, $most'), ...edits.definition(node)];
  },
  ResourceExpression({ typeName, bodies: [first] }, edits) {
    const isClass = edits.textOf(typeName) === 'class';
    return [
      ...edits.misspelled('name of a resource type', typeName),
      ...(isClass && first !== undefined ? edits.misspelledText('name of a class', first.title) : []),
    ];
  },
  ResourceBody({ title, operations }, edits) {
    if (operations.length === 0) return [];
    const wrongTitle = edits.random.pick(['42', '[1]', 'undef', 'true']);
    return [
      ...operations.flatMap((each) => edits.removedAttribute(each)),
      edits.replace('title of a resource', title, wrongTitle),
    ];
  },
  AttributeOperation({ start, end, attributeName, valueExpr }, edits) {
    const { random } = edits;
    return [
      edits.insert('name of a parameter', start + attributeName.length, 'x'),
      edits.replace('type of a parameter', valueExpr, random.pick(VALUES)),
      ...(valueExpr.type === 'LiteralString'
        ? [edits.replace('text of a parameter', valueExpr, random.pick(["'wrong text'", "''"]))]
        : []),
      ...(valueExpr.type === 'LiteralInteger'
        ? [edits.replace('number of a parameter', valueExpr, random.pick(['-1', '99999999']))]
        : []),
      edits.insert('duplicate parameter', end, `, ${attributeName} => undef`),
    ];
  },
  AttributesOperation: ({ expr }, edits) => [edits.replace('hash of parameters', expr, edits.random.pick(VALUES))],
  HostClassDefinition: (node, edits) => edits.definition(node),
  ResourceTypeDefinition: (node, edits) => edits.definition(node),
  FunctionDefinition: (node, edits) => [
    ...edits.definition(node),
    ...(node.returnType === null
      ? []
      : [edits.replace('declared type of a result', node.returnType, edits.random.pick(TYPES))]),
  ],
  AssignmentExpression: ({ leftExpr, rightExpr }, edits) =>
    leftExpr.type === 'LiteralList' ? [edits.replace('list of values', rightExpr, edits.random.pick(VALUES))] : [],
  RelationshipExpression: ({ leftExpr, rightExpr }, edits) => [
    edits.replace(
      'operand of a relationship',
      edits.random.pick([leftExpr, rightExpr]),
      edits.random.pick(['42', "'wrong'", 'undef', '{}', "Class['wrong']", 'String']),
    ),
  ],
  Parameter: ({ typeExpr }, edits) =>
    typeExpr?.type === 'QualifiedReference' ? edits.misspelled('name of a type', typeExpr) : [],
  BlockExpression: ({ statements }, edits) =>
    statements
      .filter(({ type }) => REPEATED_STATEMENTS.has(type))
      .flatMap((statement) => {
        const noun = statement.type === 'ResourceExpression' ? 'resource' : 'variable';
        return [
          edits.insert(`duplicate ${noun}`, statement.end, `\n${edits.textOf(statement)}`),
          edits.replace(`missing ${noun}`, statement, ''),
        ];
      }),
  VariableExpression: (node, edits) =>
    edits.textOf(node).startsWith('$') ? edits.misspelled('name of a variable', node) : [],
  AccessExpression({ leftExpr, keys }, edits) {
    if (leftExpr.type === 'VariableExpression')
      return keys.flatMap((key) => [
        ...edits.misspelledText('key of a hash', key),
        edits.replace('type of a key', key, edits.random.pick(['[1]', 'true', '1.5'])),
      ]);
    if (leftExpr.type !== 'QualifiedReference') return [];
    if (/^enum$/i.test(leftExpr.value)) return keys.flatMap((key) => edits.misspelledText('member of an Enum', key));
    if (isTypeName(leftExpr.value))
      return keys.flatMap((key) => (key.type === 'QualifiedReference' ? edits.misspelled('name of a type', key) : []));
    return [
      ...keys.flatMap((key) => [
        ...edits.misspelledText('title of a reference', key),
        ...(key.type === 'QualifiedName' ? edits.misspelled('title of a reference', key) : []),
      ]),
      ...edits.misspelled('type of a reference', leftExpr),
    ];
  },
  KeyedEntry: ({ key, value }, edits) => [
    ...edits.misspelledText('key of a literal hash', key),
    edits.replace('value in a literal hash', value, edits.random.pick(VALUES)),
  ],
  LiteralList: ({ values }, edits) =>
    values.map((value) => edits.replace('element of a literal list', value, edits.random.pick(VALUES))),
  ArithmeticExpression({ leftExpr, rightExpr }, edits) {
    const operand = edits.random.pick([leftExpr, rightExpr]);
    return [edits.replace('type of an operand', operand, edits.random.pick(["'wrong'", 'undef', 'true']))];
  },
  ComparisonExpression: ({ operator, rightExpr }, edits) =>
    /^[<>]/.test(operator) ? [edits.replace('type of an operand', rightExpr, '[1]')] : [],
  MatchExpression({ leftExpr, rightExpr }, edits) {
    const wrongPattern = edits.random.pick(['42', '[1]']);
    const wrongText = edits.random.pick(['42', '[1]', 'undef']);
    return [
      edits.replace('type of an operand', rightExpr, wrongPattern),
      edits.replace('type of an operand', leftExpr, wrongText),
    ];
  },
  SelectorExpression: ({ selectors }, edits) =>
    selectors.length > 1 ? edits.removedLast('missing option', selectors) : [],
};

function editsOf(node: Node, edits: EditFactory): Edit[] {
  const create = EDITS[node.type] as ((node: Node, edits: EditFactory) => Edit[]) | undefined;
  return create?.(node, edits) ?? [];
}

/** Types whose arguments are types or limits, not titles of resources. */
function isTypeName(name: string): boolean {
  return /^(?:any|array|boolean|callable|collection|data|enum|float|hash|integer|numeric|optional|notundef|pattern|regexp|richdata|scalar|scalardata|sensitive|string|struct|timespan|tuple|type|variant|undef)$/i.test(
    name,
  );
}
