import {
  beginCatalog, context, type EvaluationContext, evaluateTemplate, findService, FunctionError, provideCatalog, provideServices, type PuppetHash,
  type Template, templateScope, type TemplateService, type Value,
} from '@pptjs/runtime';
import { PuppetSyntaxError } from '../diagnostics/index.js';
import { loadSource } from './load-source.js';

/** What the reference calls a template that is in no file. */
const INLINE = 'inlined-epp-text';

const templates: TemplateService = {
  evaluate(text: string, file: string | null, parameters: PuppetHash | null): Value {
    return evaluateTemplate(loadTemplate(text, file), parameters, templateScope(context().scope, file !== null));
  },
};

function loadTemplate(text: string, file: string | null): Template {
  try {
    return loadSource(text, { file: file ?? INLINE, epp: true, strict: context().strict }) as Template;
  } catch (error) {
    if (!(error instanceof PuppetSyntaxError)) throw error;
    throw new FunctionError(`${file === null ? 'inline_epp' : 'epp'}(): Invalid EPP: ${error.message}`);
  }
}

/** Gives the current context a catalog to declare things in, and templates, where its host has not. */
export function provideMissingServices(to: EvaluationContext): void {
  if (findService('templates') === undefined) provideServices(to, { templates });
  if (findService('catalog') !== undefined) return;
  beginCatalog(to);
  provideCatalog(to);
}
