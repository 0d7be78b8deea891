import type { Diagnostic } from '@pptjs/transpiler/dialect';
import type { Node } from '@pptjs/transpiler/puppet';
import type { FindingName } from '../report/declarations.js';
import type { FindingCollector, Parameters } from '../report/finding.js';

/** The findings for errors that Puppet 8 reports before it evaluates a source that Puppet 3 accepts. */
const findingOfError: ReadonlyMap<string, FindingName> = new Map<string, FindingName>([
  ['ILLEGAL_VAR_NAME', 'VARIABLE_NAME'],
  ['ILLEGAL_PARAM_NAME', 'VARIABLE_NAME'],
  ['ILLEGAL_DEFINITION_NAME', 'DEFINITION_NAME'],
  ['RESERVED_TYPE_NAME', 'DEFINITION_NAME_IS_TYPE'],
  ['RESERVED_PARAMETER', 'RESERVED_PARAMETER'],
  ['RESERVED_WORD', 'RESERVED_WORD'],
  ['ILLEGAL_NODE_INHERITANCE', 'NODE_INHERITANCE'],
  ['APPENDS_DELETES_NO_LONGER_SUPPORTED', 'APPEND'],
  ['ILLEGAL_INDEXED_ASSIGNMENT', 'INDEXED_ASSIGNMENT'],
  ['CLASS_NOT_VIRTUALIZABLE', 'VIRTUAL_CLASS'],
  ['DUPLICATE_KEY', 'DUPLICATE_KEY'],
  ['DUPLICATE_DEFAULT', 'DUPLICATE_DEFAULT'],
  ['IDEM_EXPRESSION_NOT_LAST', 'NO_EFFECT'],
  ['IDEM_NOT_ALLOWED_LAST', 'NO_EFFECT'],
  ['INVALID_OCTAL_NUMBER', 'NUMBER_SYNTAX'],
  ['INVALID_HEX_NUMBER', 'NUMBER_SYNTAX'],
  ['INVALID_DECIMAL_NUMBER', 'NUMBER_SYNTAX'],
  ['ILLEGAL_NUMBER', 'NUMBER_SYNTAX'],
  ['NUMERIC_OVERFLOW', 'NUMBER_RANGE'],
  ['ARGUMENTS_WITHOUT_PARENTHESES', 'CALL_WITHOUT_PARENTHESES'],
]);

/** Statements of Puppet 3 that Puppet 8 rejects if they have no effect. */
const statements: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'IfExpression',
  'UnlessExpression',
  'CaseExpression',
]);

/** Finds the outermost node of one of the types that starts at an offset. */
export type NodeSearch = (offset: number, types: ReadonlySet<Node['type']>) => Node | null;

/**
 * Turns the errors of Puppet 8's front end into findings.
 *
 * @returns the errors that are no difference between the versions
 */
export function reportErrors(
  diagnostics: readonly Diagnostic[],
  findings: FindingCollector,
  nodeAt: NodeSearch,
): readonly Diagnostic[] {
  const others: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    const name = findingOfError.get(diagnostic.code);
    if (name === undefined) {
      if (!reportSyntaxError(diagnostic, findings)) others.push(diagnostic);
    } else if (name === 'NO_EFFECT') {
      const node = nodeAt(diagnostic.start, statements);
      if (node !== null) findings.add(name, node);
    } else reportError(name, placed(name, diagnostic, nodeAt), findings);
  }
  return others;
}

const definitions: ReadonlySet<Node['type']> = new Set<Node['type']>(['HostClassDefinition', 'ResourceTypeDefinition']);

/** The diagnostic at the name of a definition, if it is about the name. */
function placed(name: FindingName, diagnostic: Diagnostic, nodeAt: NodeSearch): Diagnostic {
  if (name !== 'DEFINITION_NAME' && name !== 'DEFINITION_NAME_IS_TYPE') return diagnostic;
  const node = nodeAt(diagnostic.start, definitions);
  return node === null || !('nameStart' in node) ? diagnostic : { ...diagnostic, start: node.nameStart };
}

function reportError(name: FindingName, diagnostic: Diagnostic, findings: FindingCollector): void {
  const { source } = findings;
  const range = rangeOf(name, diagnostic, source);
  const text = findings.textOf(range);
  // Puppet 3 reads `${a-b}` as a difference of words, which is an error too.
  if (name === 'VARIABLE_NAME' && source[range.end] === '-') return;
  findings.add(name, range, parametersOf(name, text, source.slice(0, range.start)), replacementOf(name, text));
}

function rangeOf(name: FindingName, { start, end }: Diagnostic, source: string): { start: number; end: number } {
  if (name === 'CALL_WITHOUT_PARENTHESES') {
    // The error is at the first comma after the name and an argument.
    const line = source.lastIndexOf('\n', start - 1) + 1;
    const call = /^\s*([\w:]+)[ \t]/.exec(source.slice(line, start));
    return call?.[1] === undefined ? { start, end } : { start: line + call[0].indexOf(call[1]), end };
  }
  if (name === 'NUMBER_SYNTAX' || name === 'DEFINITION_NAME' || name === 'DEFINITION_NAME_IS_TYPE') {
    const word = /[\w.:-]*[\w-]/y;
    word.lastIndex = start;
    return { start, end: start + (word.exec(source)?.[0] ?? ' ').length };
  }
  if (name === 'VARIABLE_NAME') {
    const variable = /\$?(?:::)?\w+(?:::\w+)*/y;
    variable.lastIndex = start;
    return { start, end: start + (variable.exec(source)?.[0] ?? ' ').length };
  }
  if (name === 'DUPLICATE_KEY') {
    const key = /(?:'[^']*'|"[^"]*"|[^\s,{]+)(?=\s*$)/.exec(source.slice(0, start));
    return key === null ? { start, end } : { start: key.index, end: key.index + key[0].length };
  }
  return { start, end };
}

function parametersOf(name: FindingName, text: string, before: string): Parameters {
  switch (name) {
    case 'VARIABLE_NAME':
      return { lower: lowerCaseName(text) };
    case 'APPEND':
      return { operator: text, left: /\$[\w:]+\s*$/.exec(before)?.[0].trim() ?? '$old' };
    case 'CALL_WITHOUT_PARENTHESES':
      return { name: /^[\w:]+/.exec(text)?.[0] ?? text };
    case 'INDEXED_ASSIGNMENT': {
      const access = /^(.*?)\s*\[(.*)\]$/s.exec(text);
      return { left: access?.[1] ?? text, key: access?.[2] ?? 'key' };
    }
    default:
      return {};
  }
}

function replacementOf(name: FindingName, text: string): string | undefined {
  switch (name) {
    case 'VARIABLE_NAME':
      return lowerCaseName(text);
    case 'RESERVED_WORD':
    case 'NUMBER_SYNTAX':
    case 'NUMBER_RANGE':
      return `'${text}'`;
    default:
      return undefined;
  }
}

/** `$fooBar` for `$FooBar`, `$foo` for `$FOO`. */
function lowerCaseName(text: string): string {
  return text.replaceAll(/(?<=^\$?|::)[A-Z]+(?![a-z])|(?<=^\$?|::)[A-Z]/g, (upper) => upper.toLowerCase());
}

/** Words that are keywords in Puppet 8 only. */
const newKeyword = /\b(?:function|type|private|attr)\b/y;

/** A syntax error that has a known cause in a source of Puppet 3. */
function reportSyntaxError({ code, start }: Diagnostic, findings: FindingCollector): boolean {
  if (code !== 'SYNTAX_ERROR') return false;
  const { source } = findings;
  if (source[start] === '[' && /[\w\]][ \t]+$/.test(source.slice(0, start))) {
    const container = /[$\w:]+(?=[ \t]+$)/.exec(source.slice(0, start));
    const close = source.indexOf(']', start);
    if (container !== null && close !== -1) {
      const range = { start: container.index, end: close + 1 };
      const replacement = container[0] + source.slice(start, close + 1);
      findings.add('SPACE_BEFORE_BRACKET', range, { replacement }, replacement);
      return true;
    }
  }
  // The parser fails at the token after the keyword.
  const before = /\b(function|type|private|attr)\s*$/.exec(source.slice(0, start));
  newKeyword.lastIndex = start;
  const at = newKeyword.exec(source);
  const word =
    at !== null
      ? { start, end: start + at[0].length }
      : before?.[1] !== undefined
        ? { start: before.index, end: before.index + before[1].length }
        : null;
  if (word === null) return false;
  findings.add('RESERVED_WORD', word, {}, `'${findings.textOf(word)}'`);
  return true;
}
