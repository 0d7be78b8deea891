import { parse } from 'acorn';

/**
 * Parses the text of a JavaScript module. The stack is not large enough for deeply nested modules, which acorn then rejects: the
 * evaluation of the module shows that V8 parses it.
 *
 * @throws {SyntaxError} if the text is no module
 */
export function parseModule(code: string): void {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch (error) {
    if (!(error as Error).message.startsWith('Not enough stack space to parse input')) throw error;
  }
}
