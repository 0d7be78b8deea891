/**
 * The types of imported source files without their declarations: their exports are `any`. Add this file to the program with
 * `"types": ["@pptjs/loader/types"]` in tsconfig.json.
 *
 * The declarations of a file (`a.d.pp.ts`, see docs/declarations.md) and those of the plugin for editors take precedence.
 */
declare module '*.pp';
declare module '*.tf';
declare module '*.rcl';
declare module '*.cat';
declare module '*.epp' {
  import type { PuppetInput, PuppetTemplate } from '@pptjs/runtime/declarations';

  const template: PuppetTemplate<{ readonly [parameter: string]: PuppetInput }>;
  export default template;
}
