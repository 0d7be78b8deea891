export {
  type CompiledModule,
  compileTemplate,
  type RejectedTemplate,
  type TemplateOptions,
} from './compiler/compile.js';
export { scan } from './scanner/index.js';
