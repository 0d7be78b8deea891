export {
  type CompiledModule,
  compileTemplate,
  type PlaceInTemplate,
  type RejectedTemplate,
  type TemplateOptions,
} from './compiler/compile.js';
export { scan } from './scanner/index.js';
