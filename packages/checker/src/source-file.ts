import { stripLeadingColons } from '@pptjs/runtime/internal';
import {
  type Definition,
  type Diagnostic,
  FileDefinitions,
  type Inference,
  inferTypes,
  parse,
  type Program,
  type World,
} from '@pptjs/transpiler';
import { withoutIgnored } from './suppressions.js';

/** Runs the inference of a file. Must call `infer` and return its result. */
export type AroundInference = (path: string, infer: () => Inference) => Inference;

/** A file with Puppet code, with what is known about it. */
export class SourceFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  /** Null if the file has syntax errors. */
  readonly program: Program | null;
  readonly #shownName: string;
  readonly #definitions = new Map<string, Definition>();
  #inference: Inference | 'running' | undefined;
  #ownDefinitions: FileDefinitions | undefined;

  readonly #around: AroundInference;

  /**
   * @param shownName the name of the file in messages
   * @param around wraps the inference of the file
   */
  constructor(path: string, text: string, shownName: string, around: AroundInference) {
    this.path = path;
    this.#around = around;
    this.text = text;
    this.#shownName = shownName;
    this.program = parse(text, { file: shownName, epp: false }).program;
    for (const definition of this.program?.definitions ?? [])
      if ('name' in definition) this.#definitions.set(keyOf(definition.type, definition.name), definition);
  }

  get shownName(): string {
    return this.#shownName;
  }

  /** Returns the definition of a kind and name (in lower case); undefined if the file has none. */
  find<Type extends Definition['type']>(type: Type, name: string): Extract<Definition, { type: Type }> | undefined {
    return this.#definitions.get(keyOf(type, name)) as Extract<Definition, { type: Type }> | undefined;
  }

  /** The kinds and names of the definitions, as `dependencyKey` writes them. */
  get definedKeys(): readonly string[] {
    return Array.from(this.#definitions.values(), (each) =>
      'name' in each ? dependencyKey(KINDS[each.type] ?? each.type, each.name) : '',
    );
  }

  /** The definitions of the file, whose types may name definitions of other files. */
  definitionsIn(world: World): FileDefinitions {
    if (this.program === null) throw new TypeError('A file with errors has no definitions');
    return (this.#ownDefinitions ??= new FileDefinitions(this.program, this.#shownName, world));
  }

  /** Infers the types of the file. Returns null while they are being inferred: files can depend on each other. */
  inference(world: World): Inference | null {
    if (this.#inference === 'running' || this.program === null) return null;
    if (this.#inference === undefined) {
      this.#inference = 'running';
      const { program } = this;
      this.#inference = this.#around(this.path, () =>
        inferTypes(program, { file: this.#shownName, world, definitions: this.definitionsIn(world) }),
      );
    }
    return this.#inference;
  }

  /** The findings about the file, without those that its comments ignore. */
  findings(world: World): readonly Diagnostic[] {
    const findings = this.inference(world)?.findings ?? [];
    return this.program === null ? findings : withoutIgnored(findings, this.program);
  }

  /** Discards the inferred types, because a definition of another file has changed. */
  reset(): void {
    this.#inference = undefined;
    this.#ownDefinitions = undefined;
  }
}

const KINDS: Readonly<Partial<Record<Definition['type'], string>>> = {
  FunctionDefinition: 'function',
  HostClassDefinition: 'class',
  ResourceTypeDefinition: 'define',
  TypeAlias: 'alias',
  TypeDefinition: 'alias',
};

/** Identifies a definition that a file uses. */
export function dependencyKey(kind: string, name: string): string {
  return `${kind} ${stripLeadingColons(name).toLowerCase()}`;
}

function keyOf(type: Definition['type'], name: string): string {
  return `${type} ${stripLeadingColons(name).toLowerCase()}`;
}
