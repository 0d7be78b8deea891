import type { Diagnostic, SourceRange } from '@pptjs/transpiler/dialect';
import { childrenOf, type Node, type Program, validate } from '@pptjs/transpiler/puppet';
import type { FindingName } from '../report/declarations.js';
import type { FindingCollector, Parameters } from '../report/finding.js';

/** The findings for errors of Puppet 8's validator in sources that Puppet 3 accepts. */
const findingOfError: ReadonlyMap<string, FindingName> = new Map<string, FindingName>([
  ['ILLEGAL_VAR_NAME', 'VARIABLE_NAME'],
  ['ILLEGAL_PARAM_NAME', 'VARIABLE_NAME'],
  ['ILLEGAL_DEFINITION_NAME', 'DEFINITION_NAME'],
  ['RESERVED_TYPE_NAME', 'DEFINITION_NAME_IS_TYPE'],
  ['RESERVED_PARAMETER', 'RESERVED_PARAMETER'],
  ['ILLEGAL_NODE_INHERITANCE', 'NODE_INHERITANCE'],
  ['APPENDS_DELETES_NO_LONGER_SUPPORTED', 'APPEND'],
  ['ILLEGAL_INDEXED_ASSIGNMENT', 'INDEXED_ASSIGNMENT'],
  ['CLASS_NOT_VIRTUALIZABLE', 'VIRTUAL_CLASS'],
  ['DUPLICATE_KEY', 'DUPLICATE_KEY'],
  ['DUPLICATE_DEFAULT', 'DUPLICATE_DEFAULT'],
  ['IDEM_EXPRESSION_NOT_LAST', 'NO_EFFECT'],
  ['IDEM_NOT_ALLOWED_LAST', 'NO_EFFECT'],
  ['NUMERIC_OVERFLOW', 'NUMBER_RANGE'],
]);

/** Reports what Puppet 8's validator says about the tree of a Puppet 3 source. */
export function reportErrors(program: Program, file: string, findings: FindingCollector): void {
  for (const diagnostic of validate(program, { file, strict: 'error' })) {
    if (diagnostic.severity !== 'error') continue;
    const name = findingOfError.get(diagnostic.code);
    if (name === undefined) reportRejected(diagnostic, findings);
    else reportError(name, diagnostic, program, findings);
  }
}

/** Reports an error of Puppet 8 that no finding at its place explains. */
export function reportRejected(diagnostic: Diagnostic, findings: FindingCollector): void {
  const { message, help = 'Write the statement in another way.' } = diagnostic;
  if (!findings.touches(diagnostic)) findings.add('NO_LONGER_VALID', diagnostic, { message, instead: help });
}

type NodeTypes = ReadonlySet<Node['type']>;

/** Statements of Puppet 3 that Puppet 8 rejects if they have no effect. */
const statements: NodeTypes = new Set<Node['type']>(['IfExpression', 'UnlessExpression', 'CaseExpression']);
const definitions: NodeTypes = new Set<Node['type']>(['HostClassDefinition', 'ResourceTypeDefinition']);
const entries: NodeTypes = new Set<Node['type']>(['KeyedEntry']);
const accesses: NodeTypes = new Set<Node['type']>(['AccessExpression']);

function reportError(name: FindingName, diagnostic: Diagnostic, program: Program, findings: FindingCollector): void {
  const { source } = findings;
  const range = rangeOf(name, diagnostic, program, source);
  if (range === null) return;
  const text = findings.textOf(range);
  // Puppet 3 reads `${a-b}` as a difference of words, which is an error too.
  if (name === 'VARIABLE_NAME' && source[range.end] === '-') return;
  findings.add(name, range, parametersOf(name, text, source.slice(0, range.start)), replacementOf(name, text));
}

/** The range that a finding is about: a name, a key or a statement. Null if the error is none of Puppet 3. */
function rangeOf(name: FindingName, { start, end }: SourceRange, program: Program, source: string): SourceRange | null {
  switch (name) {
    case 'NO_EFFECT': {
      const node = nodeAt(program, start, statements);
      return node && { start, end: start + (/^\w+/.exec(source.slice(start, start + 10))?.[0].length ?? 1) };
    }
    case 'DEFINITION_NAME':
    case 'DEFINITION_NAME_IS_TYPE': {
      const node = nodeAt(program, start, definitions);
      return node !== null && 'nameStart' in node ? wordAt(source, node.nameStart, /[\w:-]+/y) : { start, end };
    }
    case 'VARIABLE_NAME':
      return wordAt(source, start, /\$?(?:::)?\w+(?:::\w+)*/y);
    case 'DUPLICATE_KEY': {
      const entry = innermostAround(program, start, entries);
      return entry?.type === 'KeyedEntry' ? entry.key : { start, end };
    }
    case 'INDEXED_ASSIGNMENT':
      return nodeAt(program, start, accesses) ?? { start, end };
    default:
      return { start, end };
  }
}

function wordAt(source: string, start: number, word: RegExp): SourceRange {
  word.lastIndex = start;
  return { start, end: start + (word.exec(source)?.[0] ?? ' ').length };
}

function parametersOf(name: FindingName, text: string, before: string): Parameters {
  switch (name) {
    case 'VARIABLE_NAME':
      return { lower: lowerCaseName(text) };
    case 'APPEND':
      return { operator: text, left: /\$[\w:]+\s*$/.exec(before)?.[0].trim() ?? '$old' };
    case 'INDEXED_ASSIGNMENT': {
      const access = /^(.*?)\s*\[(.*)\]$/s.exec(text);
      return { left: access?.[1] ?? text, key: access?.[2] ?? 'key' };
    }
    default:
      return {};
  }
}

function replacementOf(name: FindingName, text: string): string | undefined {
  if (name === 'VARIABLE_NAME') return lowerCaseName(text);
  return name === 'NUMBER_RANGE' ? `'${text}'` : undefined;
}

/** `$fooBar` for `$FooBar`, `$foo` for `$FOO`. */
function lowerCaseName(text: string): string {
  return text.replaceAll(/(?<=^\$?|::)[A-Z]+(?![a-z])|(?<=^\$?|::)[A-Z]/g, (upper) => upper.toLowerCase());
}

/** The outermost node of one of the types that starts at an offset. */
function nodeAt(program: Program, offset: number, types: NodeTypes): Node | null {
  for (const node of nodesAround(program, offset)) if (node.start === offset && types.has(node.type)) return node;
  return null;
}

function innermostAround(program: Program, offset: number, types: NodeTypes): Node | null {
  let innermost: Node | null = null;
  for (const node of nodesAround(program, offset)) if (types.has(node.type)) innermost = node;
  return innermost;
}

/** The nodes whose range contains an offset, outer nodes first. */
function* nodesAround(program: Program, offset: number): Generator<Node, void> {
  const pending: Node[] = [program.body];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    yield node;
    for (const child of childrenOf(node))
      if (child !== null && child.start <= offset && offset < child.end) pending.push(child);
  }
}
