import {
  context,
  evaluateTemplate,
  functionError,
  type Template,
  templateScope,
  type TemplateService,
} from '@pptjs/runtime';
import { PuppetSyntaxError } from '@pptjs/transpiler';
import { messages } from './messages.js';

/** Puppet's file name for a template that is not in a file. */
const INLINE = 'inlined-epp-text';

/**
 * Creates the service with which the functions `epp` and `inline_epp` evaluate templates.
 *
 * @param load returns the module of an EPP text, and throws a PuppetSyntaxError if the text does not compile; `isFile`
 * is true if `file` holds the text
 */
export function templateService(load: (text: string, file: string, isFile: boolean) => Template): TemplateService {
  return {
    evaluate: (text, file, parameters) => {
      const isFile = file !== null;
      return evaluateTemplate(
        loadTemplate(() => load(text, file ?? INLINE, isFile), isFile),
        parameters,
        templateScope(context().scope, isFile),
      );
    },
  };
}

function loadTemplate(load: () => Template, isFile: boolean): Template {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof PuppetSyntaxError)) throw error;
    throw functionError(messages.INVALID_EPP, { function: isFile ? 'epp' : 'inline_epp', reason: error.message });
  }
}
