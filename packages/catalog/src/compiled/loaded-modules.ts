import {
  callingPlace,
  findAttributeRange,
  type FindModule,
  findLoadedModule,
  locate,
  mappedModule,
  ModuleRegistry,
  type CompiledModule,
  placeOfFrame,
  type StackFrame,
  tracedPlace,
} from '@pptjs/engine';
import {
  BoundedMap,
  type AttributeSite,
  EvaluationError,
  type LineRange,
  type LogEntry,
  type Manifest,
  type Place,
  type Template,
} from '@pptjs/runtime/internal';
import type { ModuleLocator } from '../environment/built-code.js';

const MAX_PLACES = 1000;

/** A module that a compiler has loaded. */
interface LoadedModule {
  /** The file that messages name; empty if there is none. */
  readonly file: string;
  /** Returns the source map. The first error in the module needs it. */
  readonly map: () => string;
  readonly epp: boolean;
  /** Whether the module is a file, and therefore stays loaded until `clear`. */
  readonly isFile: boolean;
}

/** The modules that a compiler has loaded, to locate errors and calls in them. `CompiledFiles.refresh` empties it. */
export class LoadedModules {
  readonly #registry = new ModuleRegistry<CompiledModule>('pptjs-catalog');
  readonly #headLines: number;
  readonly #built: ModuleLocator | undefined;
  /** The URLs of modules by their default exports. */
  readonly #urls = new WeakMap<Manifest | Template, string>();
  /**
   * The places of frames by URL, line and column, because the catalogs of many nodes make the same calls. Null outside of
   * Puppet code; also by the URL of a file without Puppet code.
   */
  readonly #places = new BoundedMap<string, Place | null>(MAX_PLACES);

  /**
   * @param headLines the number of lines that stacks count before the code of a module
   * @param built finds the modules of a built environment
   */
  constructor(headLines: number, built: ModuleLocator | undefined) {
    this.#headLines = headLines;
    this.#built = built;
  }

  /** Adds a module and returns the URL under which JavaScript stacks must name it. */
  add({ file, map, epp, isFile }: LoadedModule): string {
    return this.#registry.add(file, () => mappedModule(file, map(), { epp, headLines: this.#headLines }), isFile);
  }

  /** Finds the module of a stack frame, also among the modules that `loadSource` has loaded. */
  readonly find: FindModule = (url, line, column) =>
    this.#registry.find(url) ?? this.#built?.find(url, line, column) ?? findLoadedModule(url);

  /** Returns the place of the innermost compiled code in the stack of an error; null if there is none. */
  placeOf({ stack = '' }: Error): Place | null {
    const error = new EvaluationError('', '');
    error.stack = stack;
    return locate(error, this.find).place;
  }

  /** Returns the place of the innermost call of compiled code; null if there is none. See `callFrames` about the trace. */
  callingPlace(trace: Error): Place | null {
    return callingPlace(trace, (frame) => this.#placeOfFrame(frame));
  }

  #placeOfFrame(frame: StackFrame): Place | null {
    const { url } = frame;
    if (this.#places.get(url) === null) return null;
    const key = `${url}:${frame.line}:${frame.column}`;
    let place = this.#places.get(key);
    if (place === undefined) {
      place = placeOfFrame(frame, this.find);
      const isForeign = this.#built === undefined && this.find(url, frame.line, frame.column) === undefined;
      this.#places.set(isForeign ? url : key, place);
    }
    return place;
  }

  /**
   * Returns the place in Puppet code that a log entry is about; null if it is unknown. It may leave the trace without a stack
   * as text.
   */
  placeOfEntry({ place, trace }: LogEntry): Place | null {
    if (place !== undefined || trace === undefined) return place ?? null;
    return trace instanceof EvaluationError ? tracedPlace(trace, this.find) : this.callingPlace(trace);
  }

  /** Records which default export the module with a URL has. */
  setExport(url: string, module: Manifest | Template): void {
    this.#urls.set(module, url);
  }

  /**
   * Returns where an attribute is in Puppet code; null if it is not known.
   *
   * @param manifests the main manifest of the evaluation. Other evaluations may have main manifests of the same name
   */
  attributeRange(attribute: AttributeSite, manifests: readonly Manifest[]): LineRange | null {
    const main = manifests
      .map((manifest) => this.#registry.find(this.#urls.get(manifest) ?? ''))
      .filter((module) => module?.file === attribute.file);
    if (main.length > 0) return findAttributeRange(main, attribute);
    const range = findAttributeRange(this.#registry.modulesOf(attribute.file), attribute);
    return range ?? findAttributeRange(this.#built?.modulesOf(attribute.file) ?? [], attribute);
  }

  /** The modules of a file, the last one first. Several texts may have the same file name. */
  *modulesOf(file: string): Generator<CompiledModule, void> {
    yield* this.#registry.modulesOf(file);
    yield* this.#built?.modulesOf(file) ?? [];
  }

  clear(): void {
    this.#registry.clear();
    this.#places.clear();
  }
}
