import {
  context,
  evaluateTemplate,
  FunctionError,
  type Template,
  templateScope,
  type TemplateService,
} from '@pptjs/runtime';
import { PuppetSyntaxError } from '../diagnostics/index.js';

/** What the reference calls a template that is in no file. */
const INLINE = 'inlined-epp-text';

/**
 * What the functions `epp` and `inline_epp` evaluate templates with.
 * @param load gives the module of an EPP text, and throws a PuppetSyntaxError where it does not compile; `isFile` says
 * whether `file` holds the text
 */
export function templateService(load: (text: string, file: string, isFile: boolean) => Template): TemplateService {
  return {
    evaluate: (text, file, parameters) => {
      const isFile = file !== null;
      return evaluateTemplate(
        loaded(() => load(text, file ?? INLINE, isFile), isFile),
        parameters,
        templateScope(context().scope, isFile),
      );
    },
  };
}

function loaded(load: () => Template, isFile: boolean): Template {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof PuppetSyntaxError)) throw error;
    throw new FunctionError(`${isFile ? 'epp' : 'inline_epp'}(): Invalid EPP: ${error.message}`);
  }
}
