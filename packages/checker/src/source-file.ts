import type { Strictness } from '@pptjs/runtime/strictness';
import {
  type Definition,
  type Diagnostic,
  FileDefinitions,
  type Inference,
  inferTypes,
  parse,
  plainName,
  type Program,
  validate,
  type World,
} from '@pptjs/transpiler';
import { observedWorld } from './observed-world.js';
import { type FileSummary, summaryOf } from './summary.js';
import { withoutIgnored } from './suppressions.js';

/** A file with Puppet code, with what is known about it. */
export class SourceFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  /** The name of the file in messages. */
  readonly shownName: string;
  /** Null if the file has syntax errors. */
  readonly program: Program | null;
  readonly #syntaxFindings: readonly Diagnostic[];
  readonly #strict: Strictness | undefined;
  #diagnostics: readonly Diagnostic[] | undefined;
  readonly #definitions: ReadonlyMap<string, Definition>;
  #inference: Inference | 'running' | undefined;
  #ownDefinitions: FileDefinitions | undefined;
  /** What the file has seen of the definitions of other files. */
  readonly #seen = new Set<string>();

  /** @param shownName the name of the file in messages */
  constructor(path: string, text: string, shownName: string, strict?: Strictness) {
    this.#strict = strict;
    this.path = path;
    this.text = text;
    this.shownName = shownName;
    const { program, diagnostics } = parse(text, { file: shownName, epp: path.endsWith('.epp') });
    this.program = program;
    this.#syntaxFindings = diagnostics;
    const named = (program?.definitions ?? []).flatMap((each) => ('name' in each ? [each] : []));
    this.#definitions = new Map(named.map((each) => [keyOf(each.type, each.name), each]));
  }

  /** The errors and warnings about the syntax, in Puppet's order. */
  get diagnostics(): readonly Diagnostic[] {
    return (this.#diagnostics ??= this.#validate());
  }

  #validate(): readonly Diagnostic[] {
    const { program, shownName: file } = this;
    if (program === null) return this.#syntaxFindings;
    const strict = this.#strict;
    return [...this.#syntaxFindings, ...validate(program, { file, ...(strict !== undefined && { strict }) })];
  }

  /** Returns the definition of a kind and name (in lower case); undefined if the file has none. */
  find<Type extends Definition['type']>(type: Type, name: string): Extract<Definition, { type: Type }> | undefined {
    return this.#definitions.get(keyOf(type, name)) as Extract<Definition, { type: Type }> | undefined;
  }

  get definitions(): Iterable<Definition> {
    return this.#definitions.values();
  }

  /** The definitions of the file, whose types may name definitions of other files. */
  definitionsIn(world: World): FileDefinitions {
    if (this.program === null) throw new TypeError('A file with errors has no definitions');
    return (this.#ownDefinitions ??= new FileDefinitions(
      this.program,
      this.shownName,
      observedWorld(world, (aspect) => this.#seen.add(aspect)),
    ));
  }

  /** Infers the types of the file. Returns null while they are being inferred: files can depend on each other. */
  inference(world: World): Inference | null {
    if (this.#inference === 'running' || this.program === null) return null;
    if (this.#inference === undefined) {
      this.#inference = 'running';
      const definitions = this.definitionsIn(world);
      this.#inference = inferTypes(this.program, { file: this.shownName, world: definitions.world, definitions });
    }
    return this.#inference;
  }

  get isInferred(): boolean {
    return this.#inference !== undefined;
  }

  /** The findings about the file, without those that its comments ignore. */
  findings(world: World): readonly Diagnostic[] {
    const findings = this.inference(world)?.findings ?? [];
    return this.program === null ? findings : withoutIgnored(findings, this.program);
  }

  /** Returns what other files can see of the file: its inferred types only if they have been inferred. */
  summary(world: World): FileSummary {
    if (this.program === null) return new Map();
    const inference = this.#inference === 'running' ? undefined : this.#inference;
    return summaryOf(this.definitions, this.definitionsIn(world), inference);
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
    this.#seen.clear();
  }
}

function keyOf(type: Definition['type'], name: string): string {
  return `${type} ${plainName(name)}`;
}
