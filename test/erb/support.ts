import { compileTemplate } from '@pptjs/erb';
import * as runtime from '@pptjs/erb/runtime';
import { PuppetHash, type Value } from '@pptjs/runtime';

/** Loads a template. Throws if only Ruby can render it. */
export function load(source: string): runtime.CompiledTemplate {
  const compiled = compileTemplate(source);
  if ('rejected' in compiled) throw new Error(compiled.rejected.reason);
  const exports: { default?: runtime.CompiledTemplate } = {};
  // oxlint-disable-next-line no-new-func -- the engine loads modules in the same way
  new Function('require', 'exports', compiled.code)(() => runtime, exports);
  return exports.default as runtime.CompiledTemplate;
}

/** A host with variables and no functions. */
export function hostOf(variables: ReadonlyMap<string, Value>): runtime.TemplateHost {
  return {
    lookup: (name) => variables.get(name),
    lookupReported: (name) => variables.get(name),
    callFunction: () => runtime.bailOut('a function'),
    callLegacyFunction: () => runtime.bailOut('a function'),
    log: () => runtime.bailOut('a message'),
    instanceVariable: (name) => variables.get(name),
    renderTemplates: () => runtime.bailOut('a template'),
    changeVariable: () => undefined,
  };
}

/** Renders a template: its text, or `bail-out: …`. */
export function render(source: string, variables: Readonly<Record<string, Value>> = {}): string {
  try {
    return load(source).render(hostOf(new Map(Object.entries(variables))));
  } catch (error) {
    if (error instanceof runtime.BailOut) return `bail-out: ${error.message}`;
    throw error;
  }
}

export function hash(entries: readonly (readonly [Value, Value])[]): PuppetHash {
  return PuppetHash.from(entries);
}
