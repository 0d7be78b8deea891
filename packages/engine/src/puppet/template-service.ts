import {
  context,
  type ErrorOrigin,
  evaluateTemplate,
  formatMessage,
  functionError,
  type Template,
  templateScope,
  type TemplateService,
  withHelp,
} from '@pptjs/runtime/internal';
import {
  check,
  descendantsOf,
  type Diagnostic,
  LineIndex,
  parse,
  PuppetSyntaxError,
  summarize,
} from '@pptjs/transpiler';
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
      const name = file ?? INLINE;
      return evaluateTemplate(
        loadTemplate(() => load(text, name, isFile), text, isFile),
        parameters,
        templateScope(context().scope, isFile),
        (parameter) => findParameter(text, name, parameter),
      );
    },
    check: (text, syntax) => {
      const { strict } = context();
      return report(check(text, { epp: syntax === 'epp', strict }));
    },
  };
}

/** Logs the warnings, and the errors if there are several. Returns Puppet's error message; null if there is no error. */
function report(diagnostics: readonly Diagnostic[]): string | null {
  const { log } = context();
  const { logs, message } = summarize(diagnostics);
  for (const { level, message: entry } of logs) log({ level, message: entry });
  return message;
}

function loadTemplate(load: () => Template, text: string, isFile: boolean): Template {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof PuppetSyntaxError)) throw error;
    const failure = functionError(messages.INVALID_EPP, {
      function: isFile ? 'epp' : 'inline_epp',
      reason: report(error.diagnostics) ?? error.message,
    });
    const first = error.diagnostics.find(({ severity }) => severity === 'error');
    if (first !== undefined) {
      failure.origin = {
        file: error.file,
        ...new LineIndex(text).rangeAt(first),
        text,
        subject: messages.TEMPLATE.text,
      };
      withHelp(failure, first.help);
    }
    throw failure;
  }
}

/** Finds the declaration of a parameter in a template, or all declarations if it has no parameter of that name. */
function findParameter(text: string, file: string, name: string): ErrorOrigin | undefined {
  const { program } = parse(text, { file, epp: true });
  if (program === null) return undefined;
  const declared = Array.from(descendantsOf(program)).find(
    (node) => node.type === 'LambdaExpression' && node.body?.type === 'EppExpression',
  );
  const parameters = declared?.type === 'LambdaExpression' ? declared.parameters : [];
  const found = parameters.find((parameter) => parameter.name === name);
  const [first, last] = [found ?? parameters[0], found ?? parameters.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const range = new LineIndex(text).rangeAt({ start: first.start, end: last.end });
  const subject = formatMessage(found === undefined ? messages.TEMPLATE_PARAMETERS : messages.TEMPLATE_PARAMETER, {
    name,
  });
  return { file, ...range, text, subject };
}
