import {
  AliasMethodNode,
  ArrayNode,
  AssocNode,
  BeginNode,
  CallNode,
  ClassNode,
  ConstantWriteNode,
  DefNode,
  DefinedNode,
  EmbeddedStatementsNode,
  FalseNode,
  FloatNode,
  GlobalVariableReadNode,
  HashNode,
  InstanceVariableReadNode,
  InstanceVariableWriteNode,
  IntegerNode,
  InterpolatedStringNode,
  KeywordHashNode,
  LambdaNode,
  LocalVariableReadNode,
  LocalVariableWriteNode,
  ModuleNode,
  NilNode,
  type Node,
  ParenthesesNode,
  RangeNode,
  RegularExpressionNode,
  SelfNode,
  SingletonClassNode,
  StringNode,
  SymbolNode,
  TrueNode,
} from '@ruby/prism/src/nodes.js';
import {
  OPEN_NAMESPACES,
  PUPPET_CONSTANTS,
  PUPPET_MIXINS,
  READABLE_CONSTANTS,
  RUBY_CONSTANTS,
  SUPERCLASSES,
} from './known-constants.js';
import { type Library, OPTIONAL_LIBRARIES, RUBY_LIBRARIES } from './library.js';
import { constantPath, isText, statementsOf, textOf } from './literals.js';
import { absolutePath, folderOf, pathOf } from './paths.js';
import { Uncertain, uncertain } from './uncertain.js';

/** Parses Ruby code. The result is null if the code has an error. */
export type Parse = (source: string) => readonly Node[] | null;

/** The place of a statement. */
export interface Place {
  readonly file: string;
  /** The names of the modules around the statement, outermost first. */
  readonly namespace: readonly string[];
  /** The class of the function, type or attribute that is described; undefined outside. */
  readonly described?: DescribedClass;
}

/** The names that decide what the description of a class contains. Its code must not define them. */
export interface DescribedClass {
  /** Methods of the class itself, and its instance variables. */
  readonly own: ReadonlySet<string>;
  /** Methods of its instances. */
  readonly ofInstances: ReadonlySet<string>;
}

/** Methods of modules and classes that Ruby calls for missing constants and new classes. */
const MODULE_HOOKS: ReadonlySet<string> = new Set([
  'const_added',
  'const_missing',
  'inherited',
  'method_added',
  'singleton_method_added',
]);
/** Methods of a described class that Ruby itself calls, or that the description needs. */
const HOOKS: ReadonlySet<string> = new Set(
  `class_eval const_added const_missing define_method extend_object extended include included inherited instance_eval
  method_added method_missing new prepended respond_to_missing? singleton_method_added`.split(/\s+/),
);

/** The place of the statements of a file. */
export function topLevel(file: string): Place {
  return { file, namespace: [] };
}

const VISIBILITIES: ReadonlySet<string> = new Set([
  'module_function',
  'private',
  'private_class_method',
  'private_constant',
  'protected',
  'public',
]);
const ACCESSORS: ReadonlySet<string> = new Set(['attr_accessor', 'attr_reader', 'attr_writer']);

/** Methods of literals that never fail, by the number of arguments. */
const SAFE_METHODS: ReadonlyMap<string, number> = new Map([
  ['chomp', 0],
  ['freeze', 0],
  ['dup', 0],
  ['strip', 0],
  ['to_s', 0],
]);

/**
 * Recognizes code that only defines modules, classes, methods and constants, and requires such code. It cannot raise an
 * error and has no influence on the functions and types that a file declares.
 */
export class InertCode {
  readonly #parse: Parse;
  readonly #library: Library;
  readonly #constants = new Set<string>();
  readonly #requirements = new Set<string>();
  /** The folders that the code has put before those of the modules. */
  readonly #loadPath: string[] = [];

  constructor(parse: Parse, library: Library) {
    this.#parse = parse;
    this.#library = library;
  }

  /** The files that the checked code requires, as `Library.find` finds them. */
  get requirements(): readonly string[] {
    return [...this.#requirements];
  }

  /** @throws {Uncertain} if a statement may do anything else */
  check(statement: Node, place: Place): void {
    if (statement instanceof DefNode) this.#checkMethod(statement, place);
    else if (statement instanceof ModuleNode || statement instanceof ClassNode) this.#checkModule(statement, place);
    else if (statement instanceof SingletonClassNode) this.#checkSingletonClass(statement, place);
    else if (statement instanceof ConstantWriteNode) this.#checkConstant(statement, place);
    else if (statement instanceof BeginNode) this.#checkBegin(statement, place);
    else if (statement instanceof AliasMethodNode) this.#checkName(textOf(statement.newName), statement, place, false);
    else if (statement instanceof InstanceVariableWriteNode) {
      this.#checkName(statement.name.slice(1), statement, place, true);
      this.checkValue(statement.value, place);
    } else if (!(statement instanceof CallNode && this.#isInertCall(statement, place))) {
      this.checkValue(statement, place);
    }
  }

  checkAll(statements: readonly Node[], place: Place): void {
    for (const statement of statements) this.check(statement, place);
  }

  /** @throws {Uncertain} if an expression may raise an error or have an effect */
  checkValue(node: Node, place: Place): void {
    if (isSimple(node)) return;
    const path = constantPath(node);
    if (path !== undefined) return this.#checkConstantRead(path, node, place);
    if (node instanceof ArrayNode || node instanceof HashNode || node instanceof KeywordHashNode) {
      for (const element of node.elements) this.checkValue(element, place);
    } else if (node instanceof AssocNode) {
      this.checkValue(node.key, place);
      this.checkValue(node.value, place);
    } else if (node instanceof InterpolatedStringNode) {
      for (const part of node.parts) this.checkValue(part, place);
    } else if (node instanceof EmbeddedStatementsNode) {
      for (const each of statementsOf(node.statements)) this.checkValue(each, place);
    } else if (node instanceof ParenthesesNode) {
      for (const each of statementsOf(node.body)) this.checkValue(each, place);
    } else if (node instanceof RangeNode) {
      for (const end of [node.left, node.right]) if (end !== null && !isSimple(end)) uncertain('a range', node);
    } else if (node instanceof LocalVariableWriteNode) this.checkValue(node.value, place);
    else if (!(node instanceof CallNode)) uncertain('a value that is not literal', node);
    else this.#checkCall(node, place);
  }

  /** @throws {Uncertain} if a module has a library */
  checkMissing(name: string): void {
    this.#requirements.add(name);
    if (this.#library.find(name) !== undefined) uncertain(`a module has ${name}`);
  }

  #require(node: Node, { file }: Place): void {
    const path = pathOf(node, file);
    const name = path ?? textOf(node);
    if (RUBY_LIBRARIES.has(name)) return;
    if (/^(?!\/)[./~]|\.so$/.test(name)) return uncertain(`requires ${name}`);
    const folders = path === undefined ? this.#loadPath : [];
    const names = [...folders.map((folder) => `${folder}/${name}`), name].map(withExtension);
    const isFound = names.some((each) => this.#addLibrary(each));
    if (!isFound && !OPTIONAL_LIBRARIES.test(name)) uncertain(`requires ${name}`);
  }

  #requireRelative(node: Node, { file }: Place): void {
    const name = withExtension(textOf(node));
    if (!this.#addLibrary(absolutePath(folderOf(file), name))) uncertain(`requires ${name}`);
  }

  /** `$LOAD_PATH.unshift(folder)`, for the `lib` folder of the file. */
  #addToLoadPath({ arguments_ }: CallNode, { file }: Place): void {
    const [folder, ...more] = (arguments_?.arguments_ ?? []).map((each) => pathOf(each, file));
    if (folder === undefined || more.length > 0 || !folder.endsWith('/lib') || !file.startsWith(`${folder}/`))
      return uncertain('another folder of libraries');
    this.#loadPath.unshift(folder);
  }

  /** Checks a library. Returns whether it exists. */
  #addLibrary(name: string): boolean {
    const file = this.#library.find(name);
    if (this.#requirements.has(name)) return file !== undefined;
    this.#requirements.add(name);
    if (file === undefined) return false;
    const statements = this.#parse(file.source) ?? uncertain('a library with a syntax error');
    try {
      this.checkAll(statements, topLevel(file.path));
    } catch (error) {
      // The place is in another file.
      if (error instanceof Uncertain) uncertain(`${error.message}, in ${name}`);
      throw error;
    }
    return true;
  }

  #checkCall(node: CallNode, place: Place): void {
    const { name, receiver, arguments_, block } = node;
    const args = arguments_?.arguments_ ?? [];
    if (receiver === null) {
      if (name === '_' && block === null && args.length === 1 && args.every(isText)) return;
      if ((name === 'lambda' || name === 'proc') && block !== null && args.length === 0) return;
    } else if (isArithmetic(node)) return;
    else if (block === null && SAFE_METHODS.get(name) === args.length && isText(receiver)) return;
    else if (block === null && name === 'freeze' && args.length === 0) return this.checkValue(receiver, place);
    uncertain(`calls ${name}`, node);
  }

  /** Whether a call without effects on functions and types is meant for the class around it. */
  #isInertCall(call: CallNode, place: Place): boolean {
    const { name, receiver, arguments_, block } = call;
    const args = arguments_?.arguments_ ?? [];
    if (receiver instanceof GlobalVariableReadNode && receiver.name === '$LOAD_PATH' && name === 'unshift') {
      this.#addToLoadPath(call, place);
      return true;
    }
    if (receiver !== null || block !== null) return false;
    if (VISIBILITIES.has(name) || ACCESSORS.has(name)) {
      for (const each of args) {
        if (each instanceof DefNode) this.#checkMethod(each, place);
        else this.#checkName(textOf(each), each, place, false);
      }
      return true;
    }
    const [first] = args;
    if (first === undefined || args.length > 1) return false;
    if (name === 'require' || name === 'require_relative') {
      if (name === 'require') this.#require(first, place);
      else this.#requireRelative(first, place);
      return true;
    }
    return (name === 'include' || name === 'extend') && PUPPET_MIXINS.has(constantPath(first) ?? '');
  }

  /** Checks the name of a method, of the class itself or of its instances, or of an instance variable of the class. */
  #checkName(name: string, node: Node, { described }: Place, isOwn: boolean): void {
    const own = described === undefined ? MODULE_HOOKS.has(name) : HOOKS.has(name) || described.own.has(name);
    if (isOwn ? own : described?.ofInstances.has(name) === true) uncertain(`defines ${name}`, node);
  }

  #checkMethod(node: DefNode, place: Place, isSingleton = false): void {
    if (node.receiver !== null && !(node.receiver instanceof SelfNode)) uncertain('a method of an object', node);
    this.#checkName(node.name, node, place, isSingleton || node.receiver !== null);
    // A method outside classes is a method of every object.
    if (place.namespace.length === 0 && place.described === undefined) uncertain('a global method', node);
  }

  #checkModule(node: ModuleNode | ClassNode, place: Place): void {
    const { file, namespace } = place;
    const path = constantPath(node.constantPath);
    if (path === undefined) return uncertain('a computed module', node);
    const full = [...namespace, path].join('::');
    const parent = full.split('::').slice(0, -1).join('::');
    if (parent !== '' && !OPEN_NAMESPACES.has(parent) && !this.#constants.has(parent))
      uncertain(`a module in ${parent}`, node);
    if (OPEN_NAMESPACES.has(full)) {
      if (node instanceof ClassNode) uncertain('a class with the name of a module', node);
      for (const each of statementsOf(node.body))
        if (!(each instanceof ModuleNode || each instanceof ClassNode || isRequire(each)))
          uncertain(`in ${full}`, each);
    } else if (RUBY_CONSTANTS.has(full) || SUPERCLASSES.has(full) || isPuppetsOwn(full)) {
      uncertain(`changes ${full}`, node);
    }
    if (node instanceof ClassNode) this.#checkSuperclass(node.superclass, place);
    this.#constants.add(full);
    this.checkAll(statementsOf(node.body), { file, namespace: [...namespace, path] });
  }

  #checkSuperclass(superclass: Node | null, place: Place): void {
    if (superclass === null || SUPERCLASSES.has(constantPath(superclass) ?? '')) return;
    const path = constantPath(superclass);
    if (path === undefined || !this.#isDefined(path, place)) uncertain('an unknown superclass', superclass);
  }

  #checkSingletonClass(node: SingletonClassNode, place: Place): void {
    if (!(node.expression instanceof SelfNode)) uncertain('the methods of an object', node);
    for (const each of statementsOf(node.body)) {
      if (each instanceof DefNode) this.#checkMethod(each, place, true);
      else this.#checkSingletonNames(each, place);
    }
  }

  /** `attr_accessor :x` or `private`, in a singleton class */
  #checkSingletonNames(statement: Node, place: Place): void {
    const isKnown = statement instanceof CallNode && statement.receiver === null && statement.block === null;
    if (!isKnown || !(ACCESSORS.has(statement.name) || VISIBILITIES.has(statement.name)))
      return uncertain('in the singleton class', statement);
    for (const each of statement.arguments_?.arguments_ ?? []) {
      if (each instanceof DefNode) this.#checkMethod(each, place, true);
      else this.#checkName(textOf(each), each, place, true);
    }
  }

  #checkConstant({ name, value }: ConstantWriteNode, place: Place): void {
    this.checkValue(value, place);
    this.#constants.add([...place.namespace, name].join('::'));
  }

  #checkConstantRead(path: string, node: Node, place: Place): void {
    if (!READABLE_CONSTANTS.has(path) && !this.#isDefined(path, place)) uncertain(`the constant ${path}`, node);
  }

  #isDefined(path: string, { namespace }: Place): boolean {
    return [...namespace.keys(), namespace.length].some((length) =>
      this.#constants.has([...namespace.slice(0, length), path].join('::')),
    );
  }

  /** `begin require 'x'; rescue LoadError; …; end` */
  #checkBegin(node: BeginNode, place: Place): void {
    if (node.elseClause !== null || node.ensureClause !== null) uncertain('a begin with else or ensure', node);
    this.checkAll(statementsOf(node.statements), place);
    for (let clause = node.rescueClause; clause !== null; clause = clause.subsequent)
      for (const each of clause.exceptions) this.checkValue(each, place);
  }
}

function withExtension(name: string): string {
  return name.endsWith('.rb') ? name : `${name}.rb`;
}

function isRequire(node: Node): boolean {
  return node instanceof CallNode && node.receiver === null && node.name.startsWith('require');
}

function isPuppetsOwn(name: string): boolean {
  return /^(?:PPTJS|Facter|JS)$/.test(name) || PUPPET_CONSTANTS.has(name) || PUPPET_MIXINS.has(name);
}

/** `60 * 60` */
function isArithmetic({ name, receiver, arguments_, block }: CallNode): boolean {
  const [right, ...more] = arguments_?.arguments_ ?? [];
  if (!/^[-+*]$/.test(name) || receiver === null || right === undefined || more.length > 0 || block !== null)
    return false;
  return [receiver, right].every(
    (each) => each instanceof IntegerNode || (each instanceof CallNode && isArithmetic(each)),
  );
}

function isSimple(node: Node): boolean {
  return SIMPLE.some((type) => node instanceof type);
}

const SIMPLE = [
  DefinedNode,
  FalseNode,
  FloatNode,
  InstanceVariableReadNode,
  IntegerNode,
  LambdaNode,
  LocalVariableReadNode,
  NilNode,
  RegularExpressionNode,
  SelfNode,
  StringNode,
  SymbolNode,
  TrueNode,
];
