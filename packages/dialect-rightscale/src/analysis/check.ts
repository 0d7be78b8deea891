import { didYouMean } from '@pptjs/runtime/suggestion';
import type { SourceRange } from '@pptjs/transpiler/dialect';
import { API_FUNCTIONS, ATTRIBUTES, ENGINE_FUNCTIONS, functions } from '../facts/functions.js';
import { childrenOf } from '../syntax/children.js';
import {
  type Action,
  type Assignment,
  type Attribute,
  type Call,
  type Definition,
  type Expression,
  type Field,
  type FunctionCall,
  fullName,
  isGlobal,
  isReference,
  type Node,
  type Program,
  type Return,
  type Variable,
} from '../syntax/nodes.js';
import type { Report } from '../syntax/report.js';
import { describeField, isEmptyCollection, isHref, pathOf } from './api-paths.js';
import { kindOf } from './kinds.js';

/** Checks what the grammar cannot: names, numbers of arguments and values, and what needs RightScale. */
export function check(program: Program, report: Report): void {
  new Checker(program, report).check();
}

class Checker {
  readonly #program: Program;
  readonly #report: Report;
  readonly #definitions = new Map<string, Definition>();
  /** The definition around the current node; null in the file itself. */
  #definition: Definition | null = null;
  /** The number of `map` loops around the current node. */
  #maps = 0;

  constructor(program: Program, report: Report) {
    this.#program = program;
    this.#report = report;
  }

  check(): void {
    for (const statement of this.#program.statements) if (statement.type === 'Definition') this.#declare(statement);
    this.#visit(this.#program);
  }

  #declare(definition: Definition): void {
    const { name, at } = definition;
    if (this.#definitions.has(name)) this.#report.add('duplicate-definition', { name }, wordAt(at, name));
    else this.#definitions.set(name, definition);
    const names = new Set<string>();
    for (const parameter of definition.parameters) {
      const parameterName = fullName(parameter);
      if (isGlobal(parameter))
        this.#report.add('global-parameter', { name: parameterName, role: 'a parameter' }, parameter);
      else if (names.has(parameterName)) this.#report.add('duplicate-parameter', { name: parameterName }, parameter);
      names.add(parameterName);
    }
  }

  #visit(node: Node): void {
    this.#checkNode(node);
    if (node.type === 'Definition') this.#definition = node;
    if (node.type === 'Map') this.#maps++;
    for (const child of childrenOf(node)) this.#visit(child);
    if (node.type === 'Map') this.#maps--;
    if (node.type === 'Definition') this.#definition = null;
  }

  #checkNode(node: Node): void {
    switch (node.type) {
      case 'Assignment':
        return this.#assignment(node);
      case 'Call':
        this.#attributes('call', node.attributes);
        return this.#call(node);
      case 'FunctionCall':
        return this.#functionCall(node);
      case 'Return':
        return this.#return(node);
      case 'Action':
      case 'Field':
        return this.#path(node);
      case 'Definition':
        return this.#attributes('define', node.attributes);
      case 'Sub':
        return this.#attributes('sub', node.attributes);
      case 'Foreach':
      case 'Map':
        return this.#loop(node);
      case 'Concurrent':
        this.#attributes('concurrent', node.attributes);
        return this.#engine("'concurrent'", wordAt(node.start, 'concurrent'));
      case 'TaskControl':
        return this.#engine(`'${node.keyword}'`, wordAt(node.at, node.keyword));
      case 'TemplateDeclaration':
        return this.#report.add('ignored-declaration', { name: node.keyword }, wordAt(node.at, node.keyword));
      default:
    }
  }

  #engine(what: string, range: SourceRange): void {
    this.#report.add('needs-engine', { what }, range);
  }

  #attributes(statement: string, attributes: readonly Attribute[]): void {
    for (const { name, at, value } of attributes) {
      const known = ATTRIBUTES[statement];
      if (known?.has(name) !== true)
        this.#report.add('unknown-attribute', { statement, name }, wordAt(at, name), didYouMean(name, known ?? []));
      if (name === 'on_error' && value.type === 'FunctionCall') this.#handler(value);
    }
  }

  #handler({ name, at, arguments: args }: FunctionCall): void {
    const definition = this.#definitions.get(name);
    if (definition === undefined) this.#unknownDefinition(name, wordAt(at, name));
    else this.#argumentCount(name, [definition.parameters.length, definition.parameters.length], args.length, at);
  }

  #loop(loop: Extract<Node, { type: 'Foreach' | 'Map' }>): void {
    const statement = loop.type === 'Foreach' ? 'foreach' : 'map';
    this.#attributes(statement, loop.attributes);
    if (loop.isConcurrent) this.#engine(`'concurrent ${statement}'`, wordAt(loop.start, 'concurrent'));
    if (kindOf(loop.collection) === 'collection') this.#collectionTarget(loop.variable);
  }

  #collectionTarget(variable: Variable): void {
    if (!isReference(variable)) this.#report.add('collection-in-variable', { name: fullName(variable) }, variable);
  }

  #assignment({ targets, values }: Assignment): void {
    const [first] = values;
    if (first?.type === 'Map' && values.length === 1) return this.#mapTargets(targets, first.returns);
    if (values.length !== targets.length && values.length > 1) {
      const counts = { expected: String(targets.length), actual: String(values.length) };
      return this.#report.add('value-count', counts, { start: first?.start ?? 0, end: values.at(-1)?.end ?? 0 });
    }
    for (const [index, target] of targets.entries()) {
      const value = values.length === targets.length ? values[index] : undefined;
      if (target.type === 'Variable' && value !== undefined) this.#target(target, value);
    }
  }

  #target(target: Variable, value: Expression): void {
    if (kindOf(value) === 'collection') return this.#collectionTarget(target);
    if (!isReference(target) || kindOf(value) === 'any') return;
    // A hash can be a resource declaration, which only RightScale can turn into a collection.
    const canBeHash = value.type === 'HashLiteral' || value.type === 'Variable' || value.type === 'FunctionCall';
    if (!canBeHash) this.#report.add('value-in-reference', { name: fullName(target) }, value);
    else if (value.type === 'HashLiteral') this.#report.add('needs-api', { what: 'A resource declaration' }, value);
  }

  #mapTargets(targets: Assignment['targets'], returns: readonly Variable[]): void {
    if (targets.length !== returns.length) {
      const counts = { expected: String(targets.length), actual: String(returns.length) };
      return this.#report.add('value-count', counts, returns[0] ?? { start: 0, end: 0 });
    }
    for (const [index, target] of targets.entries()) {
      const returned = returns[index];
      if (target.type !== 'Variable' || returned === undefined) continue;
      if (isReference(returned)) this.#collectionTarget(target);
      else if (isReference(target)) this.#report.add('value-in-reference', { name: fullName(target) }, target);
    }
  }

  #call({ name, nameRange, arguments: args, retrieves }: Call): void {
    const definition = this.#definitions.get(name);
    if (definition === undefined)
      return name.includes('.')
        ? this.#report.add('package-definition', { name }, nameRange)
        : this.#unknownDefinition(name, nameRange);
    const { parameters, returns } = definition;
    this.#argumentCount(name, [parameters.length, parameters.length], args.length, nameRange.start);
    for (const [index, argument] of args.entries()) {
      const parameter = parameters[index];
      const kind = kindOf(argument);
      if (parameter === undefined || kind === 'any') continue;
      if ((kind === 'collection') === isReference(parameter)) continue;
      // A hash can be a resource declaration.
      if (kind === 'value' && (argument.type === 'HashLiteral' || argument.type === 'Variable')) continue;
      const expected = isReference(parameter) ? 'a resource collection' : 'a value, not a resource collection';
      this.#report.add('argument-kind', { position: String(index + 1), name, expected }, argument);
    }
    if (retrieves.length > returns.length) {
      const counts = { name, expected: counted(returns.length, 'value'), actual: String(retrieves.length) };
      this.#report.add('retrieve-count', counts, retrieves[0] ?? nameRange);
    }
    for (const [index, variable] of retrieves.entries()) {
      const returned = returns[index];
      if (returned === undefined || isReference(returned) === isReference(variable)) continue;
      const expected = isReference(returned) ? 'a resource collection' : 'a value, not a resource collection';
      this.#report.add('retrieve-kind', { name, expected }, variable);
    }
  }

  #unknownDefinition(name: string, range: SourceRange): void {
    this.#report.add('unknown-definition', { name }, range, didYouMean(name, this.#definitions.keys()));
  }

  #functionCall({ name, arguments: args, at }: FunctionCall): void {
    const range = wordAt(at, name);
    if (API_FUNCTIONS.has(name)) return this.#report.add('needs-api', { what: `The function '${name}'` }, range);
    if (ENGINE_FUNCTIONS.has(name)) return this.#engine(`The function '${name}'`, range);
    // The handler in an attribute is a definition, which the attribute has checked.
    if (this.#definitions.has(name)) return;
    if (!Object.hasOwn(functions, name))
      return this.#report.add('unknown-function', { name }, range, didYouMean(name, Object.keys(functions)));
    this.#argumentCount(name, functions[name]?.arguments ?? [0, 0], args.length, at);
  }

  #argumentCount(name: string, [least, most]: readonly [number, number], actual: number, at: number): void {
    if (actual >= least && actual <= most) return;
    const expected = least === most ? counted(least, 'argument') : `${least} to ${counted(most, 'argument')}`;
    this.#report.add('argument-count', { name, expected, actual: String(actual) }, wordAt(at, name));
  }

  #return({ values, start }: Return): void {
    if (this.#maps > 0) this.#report.add('return-place', {}, wordAt(start, 'return'));
    const definition = this.#definition;
    if (definition === null || values.length === 0 || values.length === definition.returns.length) return;
    const expected = counted(definition.returns.length, 'value');
    this.#report.add(
      'return-count',
      { name: definition.name, expected, actual: String(values.length) },
      wordAt(start, 'return'),
    );
  }

  /** Fields and actions need RightScale, except the hrefs of a collection and empty collections. */
  #path(node: Action | Field): void {
    if (isEmptyCollection(node) || isHref(node)) return;
    if (node.base.type === 'Namespace' && node.type === 'Field') return;
    const what = node.type === 'Field' ? describeField(node) : `'${pathOf(node)}'`;
    this.#report.add('needs-api', { what }, wordAt(node.at, node.name));
  }
}

function wordAt(start: number, word: string): SourceRange {
  return { start, end: start + word.length };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
