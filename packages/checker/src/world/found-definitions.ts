import type { PuppetType } from '@pptjs/runtime/internal';
import {
  type ContainerSignature,
  type DeclaredClass,
  type DeclaredFunction,
  type DeclaredParameter,
  type Definition,
  type FileDefinitions,
  type KnownTemplate,
  plainName,
  type World,
} from '@pptjs/transpiler';
import type { SourceFile } from '../files/source-file.js';

/** A definition with the file that contains it. */
export interface Found<Type extends Definition['type']> {
  readonly file: SourceFile;
  readonly node: Extract<Definition, { type: Type }>;
}

/** A class, defined type or function of a file. Its types are read when they are needed: definitions may use each other. */
export class FoundContainer<
  Type extends 'FunctionDefinition' | 'HostClassDefinition' | 'ResourceTypeDefinition' = 'ResourceTypeDefinition',
> implements ContainerSignature {
  readonly #found: Found<Type>;
  readonly #world: World;

  constructor(found: Found<Type>, world: World) {
    this.#found = found;
    this.#world = world;
  }

  protected get node(): Found<Type>['node'] {
    return this.#found.node;
  }

  /** The definitions of the file, whose types may not be inferred yet. */
  protected get definitions(): FileDefinitions {
    return this.#found.file.definitionsIn(this.#world);
  }

  /** The definitions of the file, after the inference of its types. */
  protected get inferredDefinitions(): FileDefinitions {
    this.#found.file.inference(this.#world);
    return this.definitions;
  }

  get parameters(): readonly DeclaredParameter[] {
    return this.definitions.signatureOf(this.node).parameters;
  }

  get place(): ContainerSignature['place'] {
    return this.definitions.signatureOf(this.node).place;
  }
}

/** A function of a file. Its result is inferred when it is needed. */
export class FoundFunction extends FoundContainer<'FunctionDefinition'> implements DeclaredFunction {
  readonly kind = 'puppet';

  get returns(): PuppetType {
    return this.inferredDefinitions.resultType(this.node);
  }
}

/** A class of a file. The types of its variables are inferred when they are needed. */
export class FoundClass extends FoundContainer<'HostClassDefinition'> implements DeclaredClass {
  get inherits(): string | null {
    const { parentClass } = this.node;
    return parentClass === null ? null : plainName(parentClass);
  }

  variableType(name: string): PuppetType | null | undefined {
    return this.inferredDefinitions.variablesOf(this.node).get(name);
  }
}

/** A template in EPP. */
export class FoundTemplate implements KnownTemplate {
  readonly #file: SourceFile;
  readonly #world: World;

  constructor(file: SourceFile, world: World) {
    this.#file = file;
    this.#world = world;
  }

  get path(): string {
    return this.#file.path;
  }

  get parameters(): readonly DeclaredParameter[] | null {
    return this.#file.templateParameters(this.#world);
  }

  get place(): KnownTemplate['place'] {
    return { file: this.#file.shownName, line: 1 };
  }
}
