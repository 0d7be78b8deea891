import { digestOf } from '@pptjs/catalog';
import type { Strictness } from '@pptjs/runtime/strictness';
import {
  type DeclaredParameter,
  type Definition,
  type Diagnostic,
  FileDefinitions,
  type Inference,
  inferTypes,
  moduleOfFile,
  parse,
  plainName,
  type Program,
  type ResourceUsage,
  validate,
  type World,
} from '@pptjs/transpiler';
import { withoutIgnored } from '../findings/suppressions.js';
import { observedWorld } from '../world/observed-world.js';
import type { StoredFile } from './stored-check.js';
import { addTemplate, type FileSummary, summaryOf } from './summary.js';

/** The syntax tree of a file, with its named definitions. */
interface ParsedFile {
  /** Null if the file has syntax errors. */
  readonly program: Program | null;
  readonly findings: readonly Diagnostic[];
  readonly definitions: ReadonlyMap<string, Definition>;
}

/** The part of the inference of a file that is stored. The types of all expressions would take most of the memory. */
export type InferredFile = Pick<Inference, 'findings' | 'usage'>;

/** The rules about the code that a file may contain. */
export interface FileRules {
  readonly strict?: Strictness;
  /** The folders of modules. A file in one of them may only have definitions, and those that match its path. */
  readonly modulePath?: readonly string[];
}

/** A file with Puppet code, with what is known about it. It is parsed when its syntax tree is needed. */
export class SourceFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  /** The name of the file in messages. */
  readonly shownName: string;
  readonly #strict: Strictness | undefined;
  readonly #modulePath: readonly string[];
  #parsed: ParsedFile | undefined;
  #diagnostics: readonly Diagnostic[] | undefined;
  #inference: InferredFile | 'running' | undefined;
  #ownDefinitions: FileDefinitions | undefined;
  /** The results of an earlier process for this text, until a definition of another file changes. */
  #stored: StoredFile | undefined;
  /** The aspects of definitions of other files that the file has seen. */
  #seen: Set<string>;

  /** @param shownName the name of the file in messages */
  constructor(path: string, text: string, shownName: string, rules: FileRules = {}, stored?: StoredFile) {
    this.#strict = rules.strict;
    this.#modulePath = rules.modulePath ?? [];
    this.path = path;
    this.text = text;
    this.shownName = shownName;
    this.#stored = stored;
    this.#diagnostics = stored?.diagnostics;
    this.#seen = new Set(stored?.seen);
  }

  #parse(): ParsedFile {
    const { program, diagnostics } = parse(this.text, { file: this.shownName, epp: this.path.endsWith('.epp') });
    const named = (program?.definitions ?? []).flatMap((each) => ('name' in each ? [each] : []));
    const definitions = new Map(named.map((each) => [keyOf(each.type, each.name), each]));
    return { program, findings: diagnostics, definitions };
  }

  get #parsedFile(): ParsedFile {
    return (this.#parsed ??= this.#parse());
  }

  /** Null if the file has syntax errors. */
  get program(): Program | null {
    return this.#parsedFile.program;
  }

  /** The errors and warnings about the syntax, in Puppet's order. */
  get diagnostics(): readonly Diagnostic[] {
    return (this.#diagnostics ??= this.#validate());
  }

  #validate(): readonly Diagnostic[] {
    const { program, findings } = this.#parsedFile;
    if (program === null) return findings;
    const { path, shownName } = this;
    const [strict, modulePath] = [this.#strict, this.#modulePath];
    // The rules about places need the absolute path.
    const found = validate(program, { file: path, modulePath, ...(strict !== undefined && { strict }) });
    const named = found.map((each) => ({
      ...each,
      file: shownName,
      message: each.message.replaceAll(path, shownName),
    }));
    return [...findings, ...named];
  }

  /** Returns the definition of a kind and name (in lower case); undefined if the file has none. */
  find<Type extends Definition['type']>(type: Type, name: string): Extract<Definition, { type: Type }> | undefined {
    return this.#parsedFile.definitions.get(keyOf(type, name)) as Extract<Definition, { type: Type }> | undefined;
  }

  get definitions(): Iterable<Definition> {
    return this.#parsedFile.definitions.values();
  }

  /** The definitions of the file, whose types may name definitions of other files. */
  definitionsIn(world: World): FileDefinitions {
    if (this.program === null) throw new TypeError('A file with errors has no definitions');
    return (this.#ownDefinitions ??= new FileDefinitions(
      this.program,
      this.shownName,
      observedWorld(world, (aspect) => void this.#seen.add(aspect)),
    ));
  }

  /** Infers the types of the file. Returns null while they are being inferred: files can depend on each other. */
  inference(world: World): InferredFile | null {
    if (this.#inference === 'running' || this.program === null) return null;
    if (this.#inference === undefined) {
      // Other files can see the inferred types from now on, and the record does not have them.
      if (this.#stored?.findings === null) this.#stored = undefined;
      this.#inference = 'running';
      const definitions = this.definitionsIn(world);
      const { findings, usage } = this.#inferTypes(this.program, definitions);
      this.#inference = { findings, usage };
    }
    return this.#inference;
  }

  #inferTypes(program: Program, definitions: FileDefinitions): Inference {
    const strict = this.#strict;
    return inferTypes(program, {
      file: this.shownName,
      world: definitions.world,
      definitions,
      moduleName: moduleOfFile(this.path, { modulePath: this.#modulePath }),
      ...(strict !== undefined && { strict }),
    });
  }

  /** Infers the types of all expressions of the file. Returns null if it has syntax errors. */
  typesOfExpressions(world: World): Inference | null {
    this.inference(world);
    if (this.program === null) return null;
    // The results of functions are only inferred for new definitions.
    const { world: ownWorld } = this.definitionsIn(world);
    return this.#inferTypes(this.program, new FileDefinitions(this.program, this.shownName, ownWorld));
  }

  /** Returns the parameters that a template declares; null if it declares none. */
  templateParameters(world: World): readonly DeclaredParameter[] | null {
    const body = this.program?.body;
    if (body?.type !== 'LambdaExpression' || body.body?.type !== 'EppExpression' || !body.body.parametersSpecified)
      return null;
    return this.definitionsIn(world).parametersOf(body.parameters);
  }

  get isInferred(): boolean {
    return this.#inference !== undefined || (this.#stored?.findings ?? null) !== null;
  }

  /** The resources and data that the code of the file declares or uses; undefined if it has syntax errors. */
  usage(world: World): ResourceUsage | undefined {
    const stored = this.#stored?.usage;
    return stored ?? this.inference(world)?.usage;
  }

  /** The findings about the file, without those that its comments ignore. */
  findings(world: World): readonly Diagnostic[] {
    const stored = this.#stored?.findings ?? null;
    if (stored !== null) return stored;
    const findings = this.inference(world)?.findings ?? [];
    return this.program === null ? findings : withoutIgnored(findings, this.program, this.shownName);
  }

  /** Returns what other files can see of the file: its inferred types only if they have been inferred. */
  summary(world: World): FileSummary {
    if (this.#stored !== undefined) return new Map(this.#stored.summary);
    if (this.program === null) return new Map();
    const isInferred = this.#inference !== undefined && this.#inference !== 'running';
    const summary = summaryOf(this.program, this.definitionsIn(world), isInferred);
    if (this.path.endsWith('.epp')) addTemplate(this.path, this.templateParameters(world), summary);
    return summary;
  }

  /** Returns what is known about the file, for a later process. */
  toStored(world: World): StoredFile {
    if (this.#stored !== undefined) return this.#stored;
    const { path, diagnostics } = this;
    const findings = this.isInferred ? this.findings(world) : null;
    const summary = [...this.summary(world)];
    const usage = this.isInferred ? this.usage(world) : undefined;
    const stored = { path, digest: digestOf(this.text), diagnostics, findings, seen: [...this.#seen], summary };
    return usage === undefined ? stored : { ...stored, usage };
  }

  /** Whether the file has seen one of these aspects of other files. */
  hasSeen(aspects: Iterable<string>): boolean {
    for (const aspect of aspects) if (this.#seen.has(aspect)) return true;
    return false;
  }

  /** Discards what depends on definitions of other files, because one of them has changed. */
  reset(): void {
    this.#inference = undefined;
    this.#ownDefinitions = undefined;
    this.#stored = undefined;
    this.#seen = new Set();
  }
}

function keyOf(type: Definition['type'], name: string): string {
  return `${type} ${plainName(name)}`;
}
