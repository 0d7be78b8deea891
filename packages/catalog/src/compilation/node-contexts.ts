import {
  ContextSlot,
  createContext,
  createTopScope,
  DEFAULT_STRICTNESS,
  Definitions,
  type EvaluationContext,
  EvaluationError,
  type LogEntry,
  logToConsole,
  type Manifest,
  type Place,
  provideServices,
  PuppetHash,
  type Scope,
  type Services,
  shareWarnings,
  withHelp,
} from '@pptjs/runtime/internal';
import { ModuleDefinitions, type TypeProvider } from '../compiled/module-definitions.js';
import { provideEnvironment } from '../extensions/catalog-extension.js';
import { explainLegacyFact } from '../facts/legacy-facts.js';
import { repeatedNames } from '../facts/repeated-names.js';
import { type CompilerOptions, type NodeOptions, trustedFacts } from '../settings/compiler-options.js';
import { describeNestedError } from './catalog-failure.js';
import type { CompilerCaches } from './compiler-caches.js';

/** The manifests that an evaluation started with. */
export const mainManifests = new ContextSlot<readonly Manifest[]>();

/** Creates the contexts in which a compiler evaluates the code of nodes. */
export class NodeContexts {
  readonly #options: CompilerOptions;
  readonly #caches: CompilerCaches;
  readonly #warnings: Set<string>;

  /** @param warnings the texts of warnings that were logged and are logged once in a process */
  constructor(options: CompilerOptions, caches: CompilerCaches, warnings: Set<string>) {
    this.#options = options;
    this.#caches = caches;
    this.#warnings = warnings;
  }

  /** @param name the name of the node */
  create(node: NodeOptions, name: string): EvaluationContext {
    const { environment, strict = DEFAULT_STRICTNESS, strictVariables = true, extensions = [] } = this.#options;
    const { files, settings, cache } = this.#caches;
    const variables = { environment: environment.name, ...node.variables };
    const topScope = createTopScope({
      facts: node.facts ?? {},
      trusted: trustedFacts(name, node.trusted),
      serverFacts: node.serverFacts,
      ...(settings instanceof PuppetHash && { settings }),
      variables,
    });
    const context = createContext({
      strict,
      strictVariables,
      topScope,
      definitions: new Definitions(this.#createModuleDefinitions()),
      log: located(node.log ?? logToConsole, (entry) => files.modules.placeOfEntry(entry)),
    });
    explainLegacyFacts(topScope);
    shareWarnings(context, this.#warnings);
    for (const warning of [...environment.warnings, ...repeatedNames(node, name, variables)]) {
      if (this.#warnings.has(warning.message)) continue;
      this.#warnings.add(warning.message);
      context.log(warning);
    }
    provideEnvironment(context, environment, files);
    provideServices(context, { places: this.#placesOf(context) });
    const reasonWithin = (error: unknown, trace: EvaluationError): string | undefined =>
      describeNestedError(error, trace, files.modules.find);
    for (const extension of extensions) extension.provide?.(context, environment, { cache, reasonWithin });
    return context;
  }

  /**
   * Creates the service that finds places in Puppet code. Its functions are not created in `create`, because
   * then `reasonWithin`, which caches of data hold on to, would keep the whole evaluation in memory.
   */
  #placesOf(context: EvaluationContext): Services['places'] {
    const { built } = this.#options.environment;
    const { modules } = this.#caches.files;
    return {
      of: (trace) => modules.placeOf(trace),
      ...(built && { fileOf: (file: string) => built.fileOf(file) }),
      attributeRange: (attribute) => modules.attributeRange(attribute, mainManifests.get(context) ?? []),
      reasonWithin: (error, trace) => describeNestedError(error, trace, modules.find),
    };
  }

  #createModuleDefinitions(): ModuleDefinitions {
    const { environment, functions = [], extensions = [] } = this.#options;
    const caches = this.#caches;
    return new ModuleDefinitions({
      environment,
      loadFile: (file) => caches.files.load(file),
      functions: [...functions, (name) => caches.findExtensionFunction(name)],
      moduleTypes: extensions.map(
        (extension): TypeProvider =>
          (name) =>
            extension.findModuleType?.(environment, name, (text, file) => caches.files.loadText(text, file)),
      ),
      types: extensions.map(
        (extension): TypeProvider =>
          (name) =>
            extension.findType?.(environment, name),
      ),
      functionNames: () => caches.extensionFunctionNames(),
      typeNames: () => extensions.flatMap((extension) => extension.typeNames?.(environment) ?? []),
      typeTable: caches.typeTable,
    });
  }
}

/** Adds advice to the errors about variables that are legacy facts. */
function explainLegacyFacts(topScope: Scope): void {
  const { unknownVariable } = topScope;
  topScope.unknownVariable = (name) => {
    try {
      return unknownVariable(name);
    } catch (error) {
      throw error instanceof EvaluationError ? withHelp(error, explainLegacyFact(name)) : error;
    }
  };
}

/** Returns a function that replaces the trace of a log entry with the place and logs the entry with `log`. */
function located(
  log: (entry: LogEntry) => void,
  placeOf: (entry: LogEntry) => Place | null,
): (entry: LogEntry) => void {
  return (entry) => {
    const { level, message } = entry;
    const place = placeOf(entry);
    log(place === null ? { level, message } : { level, message, place });
  };
}
