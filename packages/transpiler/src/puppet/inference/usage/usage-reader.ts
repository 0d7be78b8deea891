/**
 * Reads from a syntax tree which resources the code of a file can declare, and to which it refers. A title is known if its
 * inferred type lists its texts. Otherwise an interpolation in it stands for any text.
 */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type { AbstractAttributeOperation, Expression, LiteralHash, Node, ResourceBody } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, DECLARING_CLASSES, unwrap } from '../../ast/shapes.js';
import { plainName, RELATIONS, resourceTypeName } from '../definitions/names.js';
import { type EvaluatedCode, readEvaluated } from './evaluated-code.js';
import { referencesIn } from './references.js';
import type {
  ClassUse,
  DeclaredTitles,
  FunctionUse,
  LookupUse,
  Owner,
  PartlyNamedClass,
  Reference,
  ResourceUsage,
  ResourceUse,
  Titles,
  TypedLookup,
} from './resource-usage.js';
import { listedTexts, literalTexts } from './texts.js';

const ANY_TITLE = { parts: ['', ''] } as const satisfies Titles;

const ANY_TITLES: readonly Titles[] = [ANY_TITLE];

/** An agent rejects a file whose path is not absolute. */
const ANY_PATH: readonly Titles[] = [{ parts: ['/', ''] }, { parts: ['', ':', ''] }, { parts: ['\\', ''] }];

/** The attributes that can name a resource, so that a reference can have their value as its title. */
const NAMING_ATTRIBUTES: ReadonlySet<string> = new Set(['alias', 'command', 'name', 'path']);

/** Frequent attributes that name no resource. Those of a type of a module may be named by any other attribute. */
const OTHER_ATTRIBUTES: ReadonlySet<string> = new Set([
  'content',
  'enable',
  'ensure',
  'group',
  'mode',
  'owner',
  'require',
  'source',
]);

/** Collects what the nodes of a program say about resources. A node can be read several times. */
export class UsageReader {
  readonly #types: ReadonlyMap<Node, PuppetType>;
  readonly #declared = new Map<string, DeclaredTitles>();
  readonly #references = new Map<string, ResourceUse>();
  readonly #classes = new Map<string, ClassUse>();
  readonly #lookups = new Map<number, LookupUse>();
  readonly #typedLookups = new Map<number, TypedLookup>();
  readonly #evaluated = new Map<Node, EvaluatedCode>();
  readonly #partlyNamedClasses = new Map<string, PartlyNamedClass>();
  readonly #functions = new Map<string, FunctionUse>();
  /** The calls of functions whose own code says what they declare. */
  readonly #followed = new Set<Node>();
  /** The references in calls of `defined`: the author expects that the resource may not exist. */
  readonly #tested = new Set<string>();
  /** Of the node that is read. */
  #owner: Owner = '';

  /** @param types the types of the expressions within the nodes */
  constructor(types: ReadonlyMap<Node, PuppetType>) {
    this.#types = types;
  }

  get usage(): ResourceUsage {
    const references = [...this.#references.values()].filter((each) => !this.#tested.has(keyOf(each)));
    return {
      declared: [...this.#declared.values()],
      references,
      classes: [...this.#classes.values()],
      lookups: [...this.#lookups.values()],
      typedLookups: [...this.#typedLookups.values()],
      partlyNamedClasses: [...this.#partlyNamedClasses.values()],
      functions: [...this.#functions.values()],
      evaluated: [...this.#evaluated.values()],
    };
  }

  #declare(typeName: string | null, titles: Titles, attribute?: string): void {
    const owner = this.#owner;
    const key = JSON.stringify([typeName, titles, owner, attribute]);
    if (!this.#declared.has(key)) this.#declared.set(key, { typeName, titles, owner, ...(attribute && { attribute }) });
  }

  #addClass(use: ClassUse): void {
    this.#classes.set(`${use.start} ${use.name}`, use);
  }

  /** Adds a call of a function that is written in Puppet. @param name in lower case */
  followFunction(node: Node, name: string, owner: Owner): void {
    this.#followed.add(node);
    this.addFunction(name, owner);
  }

  /** Adds a call of a function whose code is not known here. @param name in lower case; null if it is not known */
  addFunction(name: string | null, owner: Owner): void {
    this.#functions.set(JSON.stringify([name, owner]), { name, owner });
  }

  /**
   * Reads a node whose parts have types. Nodes that neither declare resources nor refer to them have no effect.
   */
  read(node: Node, owner: Owner): void {
    this.#owner = owner;
    switch (node.type) {
      case 'NodeDefinition':
        this.#evaluated.set(node, readEvaluated(node, '', this.#types));
        break;
      case 'HostClassDefinition':
        this.#evaluated.set(node, readEvaluated(node, owner, this.#types));
        if (node.parentClass !== null && node.parentClass !== 'default')
          this.#addClass({
            name: plainName(node.parentClass),
            given: null,
            isParent: true,
            owner,
            start: node.start,
            end: node.start,
          });
        break;
      case 'ResourceExpression': {
        const typeName = resourceTypeName(node.typeName);
        for (const body of node.bodies) this.#addBody(body, typeName);
        break;
      }
      case 'ResourceDefaultsExpression':
      case 'ResourceOverrideExpression':
        this.#addRelations(node.operations);
        break;
      case 'CollectExpression':
        if (node.query.type === 'ExportedQuery') this.#declare(resourceTypeName(node.typeExpr), ANY_TITLE);
        this.#addRelations(node.operations);
        break;
      case 'RelationshipExpression':
        this.#addReferences(node.leftExpr);
        this.#addReferences(node.rightExpr);
        break;
      case 'AccessExpression':
        this.#addReferences(node.leftExpr);
        break;
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression':
        this.#addCall(node);
    }
  }

  #addBody({ title, operations }: ResourceBody, typeName: string | null): void {
    this.#addRelations(operations);
    if (typeName === 'class') {
      const names = classNames(title, this.#types.get(title));
      if (names === null) this.#addPartlyNamed(title);
      for (const name of names ?? [])
        this.#addClass({
          name: plainName(name),
          given: givenNames(operations),
          isResource: true,
          owner: this.#owner,
          start: title.start,
          end: title.end,
        });
      return;
    }
    const isPath = typeName === 'file' && !operations.some(mayBePath);
    for (const titles of this.#titlesOf(title, isPath ? ANY_PATH : ANY_TITLES)) this.#declare(typeName, titles);
    for (const operation of operations) {
      if (operation.type !== 'AttributeOperation') continue;
      const { attributeName, valueExpr } = operation;
      if (NAMING_ATTRIBUTES.has(attributeName)) {
        const unknown = typeName === 'file' && attributeName === 'path' ? ANY_PATH : ANY_TITLES;
        for (const titles of this.#titlesOf(valueExpr, unknown)) this.#declare(typeName, titles, attributeName);
      } else if (valueExpr.type === 'LiteralString' && !OTHER_ATTRIBUTES.has(attributeName))
        this.#declare(typeName, { text: valueExpr.value }, attributeName);
    }
  }

  #addRelations(operations: readonly AbstractAttributeOperation[]): void {
    for (const operation of operations)
      if (operation.type === 'AttributeOperation' && RELATIONS.has(operation.attributeName))
        this.#addReferences(operation.valueExpr);
  }

  #addReferences(node: Expression): void {
    for (const reference of referencesIn(node, this.#types))
      this.#references.set(`${reference.start} ${reference.title}`, { ...reference, owner: this.#owner });
  }

  #addCall(node: Call): void {
    const name = calledName(node);
    const args = argumentsOf(node);
    if (name === null) return;
    const local = name.slice(name.lastIndexOf(':') + 1);
    if (name === 'defined') {
      for (const arg of args)
        for (const reference of referencesIn(arg, this.#types)) this.#tested.add(keyOf(reference));
    } else if (name === 'realize') {
      for (const arg of args) this.#addReferences(arg);
    } else if (DECLARING_CLASSES.has(name)) {
      for (const arg of args) {
        const names = classNames(arg, this.#types.get(arg));
        if (names === null) this.#addPartlyNamed(arg);
        else
          for (const text of names)
            this.#addClass({ name: plainName(text), given: [], owner: this.#owner, start: arg.start, end: arg.end });
      }
    } else if (name === 'lookup') {
      if (node.lambda === null) this.#addLookup(args);
      this.#addTypedLookup(args);
    } else if (!this.#followed.has(node)) {
      if (name === 'call') this.addFunction(null, this.#owner);
      else if (/(?:^|_)(?:create|ensure)_/.test(local)) this.#addCreated(local, args);
    }
  }

  /** `lookup('a', Integer)`, with or without a literal strategy, or with the type in a Hash of options. */
  #addTypedLookup(args: readonly Expression[]): void {
    // The third argument can be a Hash with a strategy.
    const options = args
      .slice(0, 2)
      .map(unwrap)
      .find((each) => each.type === 'LiteralHash');
    const [key, type, merge] =
      options === undefined
        ? args
        : [optionOf(options, 'name') ?? args[0], optionOf(options, 'value_type'), optionOf(options, 'merge')];
    const strategy = merge === undefined ? null : literalStrategy(merge);
    if (key === undefined || type === undefined || strategy === undefined) return;
    const [text, ...others] = key.type === 'LiteralList' ? [] : literalTexts(key);
    if (text === undefined || others.length > 0) return;
    const { start, end } = key;
    this.#typedLookups.set(start, { key: text, strategy, start, end, typeStart: type.start, typeEnd: type.end });
  }

  /** One of several keys is enough for a lookup. */
  #addLookup([key, ...others]: readonly Expression[]): void {
    const hasDefault = others.length + 1 >= LOOKUP_WITH_DEFAULT || others.some(mayHaveDefault);
    if (key === undefined || key.type === 'LiteralList' || hasDefault) return;
    for (const text of literalTexts(key)) this.#lookups.set(key.start, { key: text, start: key.start, end: key.end });
  }

  /** The functions `create_resources`, `ensure_packages`, `ensure_resource` and similar ones. */
  #addCreated(name: string, [type]: readonly Expression[]): void {
    if (name === 'ensure_packages') {
      this.#declare('package', ANY_TITLE);
      return;
    }
    const [typeName] = type === undefined ? [] : literalTexts(type);
    const created = typeName === undefined ? null : plainName(typeName.replace(/^@@?/, ''));
    this.#declare(created, ANY_TITLE);
    if (created === 'class' || created === null) this.#addClassNames(ANY_TITLE.parts);
  }

  /** Adds classes of which some names are not known completely. */
  #addPartlyNamed(node: Expression): void {
    for (const titles of this.#titlesOf(node))
      if ('text' in titles)
        this.#addClass({
          name: plainName(titles.text),
          given: null,
          owner: this.#owner,
          start: node.start,
          end: node.end,
        });
      else {
        const [first = '', ...others] = titles.parts.map((part) => part.toLowerCase());
        this.#addClassNames([plainName(first), ...others]);
      }
  }

  #addClassNames(parts: readonly string[]): void {
    const owner = this.#owner;
    this.#partlyNamedClasses.set(JSON.stringify([parts, owner]), { parts, owner });
  }

  /** @param unknown stands for titles of which nothing is known */
  #titlesOf(node: Expression, unknown = ANY_TITLES): readonly Titles[] {
    const inner = unwrap(node);
    if (inner.type === 'LiteralDefault') return [];
    if (inner.type === 'LiteralList') return inner.values.flatMap((each) => this.#titlesOf(each, unknown));
    const texts = listedTexts(this.#types.get(inner));
    if (texts !== null) return texts.map((text) => ({ text }));
    if (inner.type !== 'ConcatenatedString') return unknown;
    const parts = [''];
    for (const segment of inner.segments) {
      if (segment.type === 'LiteralString') parts.push((parts.pop() ?? '') + segment.value);
      else parts.push('');
    }
    return [{ parts }];
  }
}

/** Whether an attribute of a file can be its path. */
function mayBePath(operation: AbstractAttributeOperation): boolean {
  return operation.type !== 'AttributeOperation' || operation.attributeName === 'path';
}

/** Returns the value of a key in a Hash of options. */
function optionOf({ entries }: LiteralHash, name: string): Expression | undefined {
  return entries.find(({ key }) => literalTexts(key)[0] === name)?.value;
}

/** Returns the name of a strategy that a call of `lookup` states; undefined if it is not known. */
function literalStrategy(merge: Expression): string | null | undefined {
  const inner = unwrap(merge);
  if (inner.type === 'LiteralUndef') return null;
  const name = inner.type === 'LiteralHash' ? optionOf(inner, 'strategy') : inner;
  return name === undefined ? undefined : literalTexts(name)[0];
}

/** The number of arguments of a call of `lookup` whose last argument is a default. */
const LOOKUP_WITH_DEFAULT = 4;

/** Whether an argument of `lookup` may be a Hash of options, among them a default. */
function mayHaveDefault(node: Expression): boolean {
  const { type } = unwrap(node);
  return (
    type !== 'QualifiedReference' && type !== 'AccessExpression' && type !== 'LiteralString' && type !== 'QualifiedName'
  );
}

const keyOf = ({ typeName, title }: Reference): string => `${typeName} ${title}`;

/** Returns the names of the parameters that a declaration sets; null if they are not known. */
function givenNames(operations: readonly AbstractAttributeOperation[]): readonly string[] | null {
  const names = operations.map((each) => (each.type === 'AttributeOperation' ? each.attributeName : null));
  return names.includes(null) ? null : names.filter((name) => name !== null);
}

/** Returns the classes that an expression names; null if they are not known. */
function classNames(node: Expression, type: PuppetType | undefined): readonly string[] | null {
  const inner = unwrap(node);
  if (inner.type === 'LiteralDefault') return [];
  if (inner.type === 'AccessExpression' && resourceTypeName(inner.leftExpr) === 'class')
    return inner.keys.flatMap(literalTexts);
  return listedTexts(type);
}
