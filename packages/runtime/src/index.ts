/**
 * The library that compiled Puppet code runs on. This entry is a façade: it exports the layers of the runtime
 * (`core.ts`) and `@pptjs/resources`, which is built on `@pptjs/runtime/core`. Compiled code therefore imports one
 * module. Built-in functions are in `@pptjs/runtime/functions`, types in `@pptjs/runtime/types`.
 */
export * from '@pptjs/resources';
export * from './core.js';
