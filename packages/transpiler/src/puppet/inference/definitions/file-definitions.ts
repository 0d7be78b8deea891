import { capitalizeSegments, NativeTypes } from '@pptjs/runtime/internal';
import { ANY, ANY_SIZE, ArrayType, type PuppetType, Size } from '@pptjs/runtime/lattice';
import { didYouMean, nearestNames } from '@pptjs/runtime/suggestion';
import { LineIndex } from '../../../text/index.js';
import { takenValues } from '../../analysis/accepted-values.js';
import { assignedVariables } from '../../ast/assignments.js';
import { descendantsOf } from '../../ast/children.js';
import type {
  AccessExpression,
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  Node,
  Parameter,
  PlanDefinition,
  Program,
  ResourceTypeDefinition,
  TypeAlias,
} from '../../ast/nodes.js';
import { calledName } from '../../ast/shapes.js';
import { readOverloads } from './described-functions.js';
import { haveDeclaredType } from './early-results.js';
import { FunctionResults } from './function-results.js';
import { resourceDefaultsIn, testedNamesIn } from './mentioned-names.js';
import { NamedTypes } from './named-types.js';
import { nameOf, plainName } from './names.js';
import type { Overload } from './overloads.js';
import { readTypeExpression, typeProblem } from './type-expressions.js';
import type {
  ContainerSignature,
  DeclarationPlace,
  DeclaredParameter,
  DefinedKind,
  DescribedFunction,
  KnownResourceType,
  World,
} from './world.js';

const FINDERS = {
  alias: 'findAlias',
  class: 'findClass',
  define: 'findDefinedType',
  function: 'findFunction',
} as const;

/** The definitions of a file, and the world around it. */
export class FileDefinitions {
  readonly world: World;
  readonly functions = new Map<string, FunctionDefinition>();
  readonly classes = new Map<string, HostClassDefinition>();
  readonly definedTypes = new Map<string, ResourceTypeDefinition>();
  readonly results = new FunctionResults();
  readonly types: NamedTypes;
  readonly #aliases = new Map<string, TypeAlias>();
  readonly #parameters = new Map<readonly Parameter[], readonly DeclaredParameter[]>();
  readonly #overloads = new Map<DescribedFunction, readonly Overload[]>();
  readonly #calls = new Map<FunctionDefinition, readonly FunctionDefinition[]>();
  readonly #classVariables = new Map<string, ReadonlyMap<string, PuppetType | null>>();
  readonly #hosts = new Map<string, Expression>();
  #builtinResourceTypes: NativeTypes | undefined;
  readonly #file: string;
  readonly #source: string;
  readonly #body: Node;
  /** Names of types, each with the name of an attribute. */
  #resourceDefaults: ReadonlySet<string> | undefined;
  /** The names in calls of `defined`. */
  #testedNames: ReadonlySet<string> | undefined;
  #lines: LineIndex | undefined;

  constructor(program: Program, file: string, world: World) {
    this.world = world;
    this.#file = file;
    this.#source = program.sourceText;
    this.#body = program.body;
    for (const definition of program.definitions) {
      if (definition.type === 'FunctionDefinition') this.functions.set(nameOf(definition), definition);
      else if (definition.type === 'HostClassDefinition') this.classes.set(nameOf(definition), definition);
      else if (definition.type === 'ResourceTypeDefinition') this.definedTypes.set(nameOf(definition), definition);
      else if (definition.type === 'TypeAlias') this.#aliases.set(nameOf(definition), definition);
    }
    const hasOtherTypes = program.definitions.some(({ type }) => type === 'TypeDefinition' || type === 'TypeMapping');
    this.types = new NamedTypes(this, this.#aliases, hasOtherTypes);
  }

  /** Whether the file sets an attribute for all resources of a type: `File { mode => '0644' }`. */
  hasResourceDefault(typeName: string, attribute: string): boolean {
    this.#resourceDefaults ??= resourceDefaultsIn(this.#body);
    return this.#resourceDefaults.has(`${typeName} ${attribute}`);
  }

  /** Whether a call of `defined` in the file asks for a name, so that the author expects that it may not exist. */
  isTestedName(name: string): boolean {
    this.#testedNames ??= testedNamesIn(this.#body);
    return this.#testedNames.has(name);
  }

  /** Returns a native resource type: one of Puppet's own, or one of the world. */
  findResourceType(name: string): KnownResourceType | null | undefined {
    const found = this.world.findResourceType(name);
    return found ?? (this.#builtinResourceTypes ??= new NativeTypes()).find(name) ?? found;
  }

  /**
   * Returns a question about the definitions with a similar name: `Did you mean 'a::b'?`. Undefined if there are none.
   *
   * @param builtins the names of the language
   */
  suggestion(kind: DefinedKind, name: string, builtins: Iterable<string>): string | undefined {
    const own = new Set([...builtins, ...this.#ownNames(kind)]);
    const exists = (each: string): boolean =>
      own.has(each) || (this.world[FINDERS[kind]](each) ?? null) !== null || this.#isResourceType(kind, each);
    const similar = nearestNames(name, [...own, ...this.world.names(kind)], exists);
    // The names of the language are written as they are, the names of types in files in lower case.
    return didYouMean(
      name,
      kind === 'alias' ? similar.map((each) => each.replace(/^[a-z].*/, capitalizeSegments)) : similar,
    );
  }

  #ownNames(kind: DefinedKind): Iterable<string> {
    const definitions = {
      alias: this.#aliases,
      class: this.classes,
      define: this.definedTypes,
      function: this.functions,
    };
    return definitions[kind].keys();
  }

  #isResourceType(kind: DefinedKind, name: string): boolean {
    return kind === 'define' && (this.findResourceType(name) ?? null) !== null;
  }

  /** Returns a class of this file, or of the world. */
  findClass(name: string): ContainerSignature | null | undefined {
    const own = this.classes.get(name);
    return own === undefined ? this.world.findClass(name) : this.signatureOf(own);
  }

  /** Returns a defined type of this file, or of the world. */
  findDefinedType(name: string): ContainerSignature | null | undefined {
    const own = this.definedTypes.get(name);
    return own === undefined ? this.world.findDefinedType(name) : this.signatureOf(own);
  }

  /** Returns what calls and declarations of a definition of this file must fit. */
  signatureOf(node: FunctionDefinition | HostClassDefinition | ResourceTypeDefinition): ContainerSignature {
    return new OwnSignature(this, node);
  }

  /** Returns the first expression of the file with which a node has a name. @param match the expression of this node */
  firstHost(name: string, match: Expression): Expression {
    const first = this.#hosts.get(name) ?? match;
    this.#hosts.set(name, first);
    return first;
  }

  /** Returns the place of a node of the file. */
  placeOf({ start }: Pick<Node, 'start'>): DeclarationPlace {
    return { file: this.#file, line: (this.#lines ??= new LineIndex(this.#source)).lineAt(start) };
  }

  /** Returns the type of the results of a function, as far as it is known: the declared or inferred one, or Any. */
  resultType(node: FunctionDefinition): PuppetType {
    return this.results.inferred(node) ?? this.declaredResult(node);
  }

  /**
   * Returns the declared type of the results of a function. Any if `return()` may give others, which Puppet does not check.
   */
  declaredResult(node: FunctionDefinition | PlanDefinition): PuppetType {
    const declared = node.returnType === null ? null : this.readType(node.returnType);
    if (declared === null) return ANY;
    return haveDeclaredType(node, declared, (type) => this.readType(type)) ? declared : ANY;
  }

  /** Whether a function of the file calls itself, also through other functions of the file. */
  isRecursive(node: FunctionDefinition): boolean {
    const reached = new Set<FunctionDefinition>();
    const waiting = [node];
    for (const each of waiting) {
      for (const called of this.#calledBy(each)) {
        if (called === node) return true;
        if (!reached.has(called)) waiting.push(called);
        reached.add(called);
      }
    }
    return false;
  }

  /** Returns the functions of the file that a function calls by name. */
  #calledBy(node: FunctionDefinition): readonly FunctionDefinition[] {
    let called = this.#calls.get(node);
    if (called === undefined) {
      const names = Array.from(descendantsOf(node), calledName);
      called = names.flatMap((name) => (name === null ? [] : (this.functions.get(plainName(name)) ?? [])));
      this.#calls.set(node, called);
    }
    return called;
  }

  /**
   * Returns the variables of a class after its body. The type is null for variables that may have no value, and for all
   * variables before the types of the file are inferred.
   */
  variablesOf(node: HostClassDefinition): ReadonlyMap<string, PuppetType | null> {
    const name = nameOf(node);
    let variables = this.#classVariables.get(name);
    if (variables === undefined) this.#classVariables.set(name, (variables = namesInClass(node)));
    return variables;
  }

  setClassVariables(name: string, variables: ReadonlyMap<string, PuppetType | null>): void {
    this.#classVariables.set(name, variables);
  }

  /** Returns what calls of a function with types as text must fit. Types with unknown names are Any. */
  overloadsOf(described: DescribedFunction): readonly Overload[] {
    let overloads = this.#overloads.get(described);
    if (overloads === undefined) this.#overloads.set(described, (overloads = readOverloads(described, this.types)));
    return overloads;
  }

  /** Returns the type that an expression denotes; null if it is not a type or its names are unknown. */
  readType(node: Expression): PuppetType | null {
    return readTypeExpression(node, this.types);
  }

  /** Returns why a built-in type does not accept its parameters; undefined if it does, or if they are not constant. */
  typeProblem(node: AccessExpression): string | undefined {
    return typeProblem(node, this.types);
  }

  /** Returns the parameters of a definition or block of this file. */
  parametersOf(parameters: readonly Parameter[]): readonly DeclaredParameter[] {
    let declared = this.#parameters.get(parameters);
    if (declared === undefined) {
      declared = parameters.map((parameter) => {
        const { type, count } = takenValues(parameter, parameters);
        return {
          name: parameter.name,
          type: type === null ? ANY : (readTypeExpression(type, this.types) ?? ANY),
          hasDefault: parameter.value !== null,
          rest: parameter.capturesRest ? (count === null ? ANY_SIZE : new Size(count.min, count.max)) : null,
        };
      });
      this.#parameters.set(parameters, declared);
    }
    return declared;
  }
}

/** The parameters of a class and the variables that its body assigns, without types. */
function namesInClass({ parameters, body }: HostClassDefinition): ReadonlyMap<string, null> {
  const names = parameters.map(({ name }) => name);
  for (const inner of descendantsOf(body))
    if (inner.type === 'AssignmentExpression') names.push(...assignedVariables(inner.leftExpr).map(({ name }) => name));
  return new Map(names.map((name) => [name, null]));
}

/** The type of the variable of a parameter. */
export function variableType({ type, rest }: DeclaredParameter): PuppetType {
  return rest === null ? type : new ArrayType(type, rest.equals(ANY_SIZE) ? null : rest);
}

/** The signature of a definition of a file. Few readers need its place, so it is determined when it is read. */
class OwnSignature implements ContainerSignature {
  readonly parameters: readonly DeclaredParameter[];
  readonly #definitions: FileDefinitions;
  readonly #node: FunctionDefinition | HostClassDefinition | ResourceTypeDefinition;

  constructor(definitions: FileDefinitions, node: FunctionDefinition | HostClassDefinition | ResourceTypeDefinition) {
    this.parameters = definitions.parametersOf(node.parameters);
    this.#definitions = definitions;
    this.#node = node;
  }

  get place(): DeclarationPlace {
    return this.#definitions.placeOf(this.#node);
  }
}
