import { candidateFiles, isBuiltinResourceType, stripLeadingColons } from '@pptjs/runtime/internal';
import type { SourceOutline, UsedDefinition } from '../../dialect/index.js';
import { forEachDescendant } from '../ast/children.js';
import type { Definition, Expression, Node, Program } from '../ast/nodes.js';
import { argumentsOf, calledName, DECLARING_CLASSES, literalText, unwrap } from '../ast/shapes.js';
import { builtinFunction, builtinType } from '../builtins.js';

/** The kinds of definitions that files of modules contain. */
type DefinitionKind = 'alias' | 'class' | 'define' | 'function';

/** The text that identifies a definition in outlines. @param name in any case, with or without leading `::` */
export function definitionKey(kind: DefinitionKind, name: string): string {
  return `${kind} ${stripLeadingColons(name).toLowerCase()}`;
}

/**
 * Lists the definitions of a program, and those of other files that it names: the functions that it calls, the types, and
 * the classes and defined types that it declares. A name that only the evaluation knows is not found.
 */
export function outline(program: Program): SourceOutline {
  const search = new Search(program);
  forEachDescendant(program.body, (node) => search.visit(node));
  return { defines: search.defines, uses: search.uses };
}

const KINDS: Partial<Readonly<Record<Definition['type'], DefinitionKind>>> = {
  FunctionDefinition: 'function',
  HostClassDefinition: 'class',
  ResourceTypeDefinition: 'define',
  TypeAlias: 'alias',
};

/** The functions whose first argument is the name of a resource type. */
const DECLARING_RESOURCES: ReadonlySet<string> = new Set(['create_resources', 'ensure_resource', 'ensure_resources']);

class Search {
  /** A dictionary: for an object with a prototype, V8 derives a hidden class for each new key. */
  readonly defines = Object.create(null) as Record<string, string>;
  readonly uses: UsedDefinition[] = [];
  readonly #seen: Set<string>;

  constructor({ definitions }: Program) {
    for (const definition of definitions) {
      const kind = KINDS[definition.type];
      if (kind === undefined || !('name' in definition)) continue;
      this.defines[definitionKey(kind, definition.name)] ??= stripLeadingColons(definition.name);
    }
    this.#seen = new Set(Object.keys(this.defines));
  }

  visit(node: Node): void {
    switch (node.type) {
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression': {
        const name = calledName(node);
        if (name === null) return;
        if (builtinFunction(name) === undefined) this.#use('function', name);
        const [first] = argumentsOf(node);
        if (DECLARING_CLASSES.has(name)) for (const each of argumentsOf(node)) this.#useClasses(each);
        if (DECLARING_RESOURCES.has(name) && first !== undefined) this.#useResourceType(first);
        return;
      }
      case 'QualifiedReference':
        if (builtinType(stripLeadingColons(node.value)) !== undefined) return;
        this.#use('alias', node.value);
        return this.#useResourceType(node);
      case 'AccessExpression':
        if (node.leftExpr.type === 'QualifiedReference' && stripLeadingColons(node.leftExpr.value) === 'class')
          for (const key of node.keys) this.#useClasses(key);
        return;
      case 'HostClassDefinition':
        if (node.parentClass !== null) this.#use('class', node.parentClass);
        return;
      case 'ResourceExpression':
        if (textOfName(node.typeName) === 'class') for (const { title } of node.bodies) this.#useClasses(title);
        else this.#useResourceType(node.typeName);
        return;
      default:
    }
  }

  #useClasses(node: Expression): void {
    const inner = unwrap(node);
    if (inner.type === 'LiteralList') for (const each of inner.values) this.#useClasses(each);
    const name = inner.type === 'QualifiedReference' ? null : textOfName(inner);
    if (name !== null) this.#use('class', name);
  }

  #useResourceType(node: Expression): void {
    const name = textOfName(node)?.replace(/^@@?/, '');
    if (name !== undefined && !isBuiltinResourceType(stripLeadingColons(name).toLowerCase())) this.#use('define', name);
  }

  #use(kind: DefinitionKind, name: string): void {
    const definition = definitionKey(kind, name);
    if (this.#seen.has(definition)) return;
    this.#seen.add(definition);
    const candidates = candidateFiles(kind, stripLeadingColons(name).toLowerCase());
    if (candidates === undefined) return;
    const isDirect = kind === 'function' || kind === 'alias';
    this.uses.push({ definition, isDirect, module: candidates.module, files: candidates.paths });
  }
}

/** The text of a literal name, also of a type; null for other expressions. */
function textOfName(node: Expression): string | null {
  const inner = unwrap(node);
  return inner.type === 'QualifiedReference' ? inner.value : literalText(inner);
}
