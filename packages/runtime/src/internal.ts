/**
 * The functions that compiled code and the packages of pptjs call. This entry is a façade: it exports the layers of the runtime
 * (`core.ts`) and `@pptjs/resources`, which is built on `@pptjs/runtime/core`. Compiled code therefore imports one
 * module for everything except built-in functions (`@pptjs/runtime/functions`) and types (`@pptjs/runtime/types`).
 *
 * Programs import `@pptjs/runtime` (`index.ts`). The exports of this entry can change in every version of pptjs.
 */
export * from '@pptjs/resources';
export * from './core.js';
