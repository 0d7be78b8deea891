/**
 * Inference: the type of every expression of a program, and what is certainly or possibly wrong with its types.
 *
 * Inference evaluates the program with types in place of values. The folders, each of which imports only folders above it:
 *
 * - `lattice` compares and combines types: their union, whether they have a common instance, which instances a test leaves.
 * - `types` answers questions about one type: its only value, the types of its elements, its description in messages.
 * - `definitions` reads the definitions of the file. `World` describes those of other files.
 * - `usage` collects the resources, classes and keys of data that the code declares or uses.
 * - `walk` has the state of the evaluation: the types of variables, which become narrower in branches, and the findings.
 * - `operators` and `functions` have the types of the results of operators and built-in functions.
 * - `expressions` has the rule for each kind of node; `visitors.ts` registers the rules.
 *
 * An inferred type is sound: each value of the expression is an instance of it. A type that is not known is Any.
 */
import type { PuppetType } from '@pptjs/runtime/lattice';
import { DEFAULT_STRICTNESS, type Strictness } from '@pptjs/runtime/strictness';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { Node, Program } from '../ast/nodes.js';
import { FileDefinitions } from './definitions/file-definitions.js';
import { OPEN_WORLD, type World } from './definitions/world.js';
import { reportRedefinitions } from './expressions/redefinitions.js';
import { visitors } from './expressions/visitors.js';
import type { ResourceUsage } from './usage/resource-usage.js';
import { Findings } from './walk/findings.js';
import { Walk } from './walk/walk.js';

export type {
  ContainerSignature,
  Declared,
  DeclarationPlace,
  DeclaredAlias,
  DeclaredClass,
  DeclaredFunction,
  DeclaredParameter,
  DefinedKind,
  DescribedFunction,
  DescribedSignature,
  FactKeys,
  FileFolder,
  KnownFunction,
  KnownResourceType,
  KnownTemplate,
  NativeFunction,
  World,
} from './definitions/world.js';
export { elementTypes } from './types/elements.js';
export { elementAt } from './operators/elements.js';
export { describeType, expectedType } from './types/describe-type.js';
export { FileDefinitions } from './definitions/file-definitions.js';
export { plainName } from './definitions/names.js';
export { typesDeclaredFrom } from './usage/declared-from-data.js';
export { acceptedByContainer, areDisjoint, unionOf } from './lattice/index.js';
export { keysOfPath, typeOfKey } from './functions/get-paths.js';
export { comparableTitle, type DeclarationStep } from './usage/evaluated-code.js';
export { type ClassUse, functionOwner, type ResourceUsage, type TypedLookup } from './usage/resource-usage.js';
export { OPEN_WORLD } from './definitions/world.js';

/** The result of inference for one program. */
export interface Inference {
  /** The types of the values of expressions, and of the variables of parameters. Code that is never evaluated has none. */
  readonly types: ReadonlyMap<Node, PuppetType>;
  /** The expressions whose evaluation certainly fails. Each has a finding. */
  readonly failures: ReadonlySet<Node>;
  /** In the order of the source. Errors are certain, warnings possible. */
  readonly findings: readonly Diagnostic[];
  readonly usage: ResourceUsage;
}

export interface InferenceOptions {
  /** The name of the file in messages. */
  readonly file?: string;
  /** The definitions of other files. Without it, nothing is known about them. */
  readonly world?: World;
  /** The definitions of the program, if they have been read already. */
  readonly definitions?: FileDefinitions;
  /**
   * Whether a parameter of a class or defined type has any type, because it can have a Deferred in place of a value of its
   * declared type. By default, a Deferred counts as the type of its result.
   */
  readonly includesDeferred?: boolean;
  /** Puppet's setting `strict`: how questionable values are treated. Default: `DEFAULT_STRICTNESS`. */
  readonly strict?: Strictness;
  /** The module of the file. Without it, `$module_name` can have any value. */
  readonly moduleName?: string | null;
}

/** Infers the types of a program without syntax errors. */
export function inferTypes(program: Program, options: InferenceOptions = {}): Inference {
  const { file = '', world = OPEN_WORLD, includesDeferred = false, strict = DEFAULT_STRICTNESS } = options;
  const { moduleName = null } = options;
  const { definitions = new FileDefinitions(program, file, world) } = options;
  const types = new Map<Node, PuppetType>();
  const failures = new Set<Node>();
  const findings = new Findings(file, program.sourceText);
  const walk = new Walk(definitions, findings, { types, failures }, visitors, { includesDeferred, strict, moduleName });
  reportRedefinitions(program, walk);
  walk.infer(program.body);
  return { types, failures, findings: findings.diagnostics, usage: walk.usage.usage };
}
