/** Resources that several statements of a block declare. */
import { capitalizeSegments } from '@pptjs/runtime/internal';
import type { PuppetType } from '@pptjs/runtime/lattice';
import type { Severity } from '../../../diagnostics/index.js';
import type { Expression, Node, ResourceExpression } from '../../ast/nodes.js';
import { argumentsOf, DECLARING_CLASSES, unwrap } from '../../ast/shapes.js';
import { resourceTypeName } from '../definitions/names.js';
import { isOnly, Kind } from '../lattice/index.js';
import { onlyStrings } from '../types/only-value.js';
import { referenceText } from '../usage/evaluated-code.js';
import type { Walk } from '../walk/walk.js';
import { resource } from './resources.js';

/**
 * The resources that the statements of one block declare. Titles with one value are known, and expressions that have the same
 * value wherever the block evaluates them. Declarations in branches and nested blocks do not count: a test with `defined` can
 * prevent them.
 */
export class DeclaredResources {
  /** The first declaration of each resource, by its reference. */
  readonly #first = new Map<string, Node>();
  readonly #walk: Walk;

  constructor(walk: Walk) {
    this.#walk = walk;
  }

  /** Adds the declarations of a statement, after its types have been inferred. Reports those of earlier resources. */
  add(statement: Expression): void {
    const node = unwrap(statement);
    if (node.type === 'CallNamedFunctionExpression') this.#addClasses(argumentsOf(node), node.functorExpr);
    if (node.type !== 'ResourceExpression') return;
    const typeName = resourceTypeName(node.typeName);
    if (typeName === null) return;
    this.#addDefaults(node, typeName);
    for (const { title } of node.bodies) {
      const texts = this.#texts(title);
      for (const text of texts) this.#declare(referenceText(typeName, text), title);
      const written = texts.length > 0 ? null : stableText(title);
      if (written === null) continue;
      // An empty Array declares nothing.
      const isCertain = isOnly(this.#walk.recorded(title), Kind.string);
      this.#declare(`${capitalizeSegments(typeName)}[${written}]`, title, isCertain ? 'error' : 'warning');
    }
  }

  /** A statement has one body `default:` at most. */
  #addDefaults({ bodies }: ResourceExpression, typeName: string): void {
    const [first, second] = bodies.filter(({ title }) => title.type === 'LiteralDefault');
    if (first === undefined || second === undefined) return;
    const line = String(this.#walk.definitions.placeOf(first).line);
    const resource = `the body 'default' of ${capitalizeSegments(typeName)}`;
    this.#walk.report('TYPE_DUPLICATE_RESOURCE', { resource, line }, second.title);
    this.#walk.fails(second.title);
  }

  #addClasses(args: readonly Expression[], functor: Expression): void {
    if (functor.type !== 'QualifiedName' || !DECLARING_CLASSES.has(functor.value)) return;
    for (const arg of args)
      for (const text of this.#texts(arg)) {
        const name = referenceText('class', text);
        if (!this.#first.has(name)) this.#first.set(name, arg);
      }
  }

  #declare(name: string, node: Node, severity: Severity = 'error'): void {
    const first = this.#first.get(name);
    if (first === undefined) {
      this.#first.set(name, node);
      return;
    }
    const line = String(this.#walk.definitions.placeOf(first).line);
    this.#walk.report('TYPE_DUPLICATE_RESOURCE', { resource: name, line }, node, severity);
    if (severity === 'error') this.#walk.fails(node);
  }

  /** The titles that an expression denotes, as far as they are known. */
  #texts(node: Expression): readonly string[] {
    return onlyStrings(this.#walk.recorded(node));
  }
}

/**
 * Returns the source of an expression whose value is the same at each place of a block: it reads variables, which are
 * assigned once, and calls no functions. Null for other expressions, and for those with match variables.
 */
function stableText(node: Expression): string | null {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TextExpression':
      return stableText(node.expr);
    case 'VariableExpression':
      return /^\d/.test(node.name) ? null : `$${node.name}`;
    case 'LiteralString':
    case 'QualifiedName':
      return `'${node.value}'`;
    case 'LiteralInteger':
      return String(node.value);
    case 'ConcatenatedString': {
      const parts = node.segments.map((segment) => {
        if (segment.type === 'LiteralString') return segment.value;
        const text = stableText(segment);
        return text === null ? null : `\${${text.replace(/^\$/, '')}}`;
      });
      return parts.includes(null) ? null : `"${parts.join('')}"`;
    }
    case 'AccessExpression': {
      const parts = [node.leftExpr, ...node.keys].map(stableText);
      return parts.includes(null) ? null : `${parts[0]}[${parts.slice(1).join(', ')}]`;
    }
    default:
      return null;
  }
}

/** A resource expression. Its bodies can declare the same resource twice. */
export function declaration(node: ResourceExpression, walk: Walk): PuppetType {
  const type = resource(node, walk);
  new DeclaredResources(walk).add(node);
  return type;
}
