import { context, FunctionError, isFirstWarning } from '@pptjs/runtime';

/**
 * Tells of a variable that there is not. In paths of a hierarchy it is never more than a warning.
 * @throws {FunctionError} where data mention it and the evaluation is strict
 */
export function unknownVariable(name: string, where: 'data' | 'path'): void {
  const here = context();
  if (here.strict === 'off') return;
  const message = problemWith(name);
  if (here.strict === 'error') {
    if (where === 'data') throw new FunctionError(message);
    return;
  }
  const text = `${message}\n   (file & line not available)`;
  if (isFirstWarning(text)) here.log({ level: 'warning', message: text });
}

function problemWith(name: string): string {
  const separator = name.lastIndexOf('::');
  const className = name.slice(0, Math.max(separator, 0)).replace(/^::/, '');
  if (className === '') return `Undefined variable '${name}'; `;
  const { scope, definitions } = context();
  const variable = `${className}${name.slice(separator)}`;
  if (scope.classScope(className) !== undefined) return `Undefined variable '::${variable}'; `;
  const reason = definitions.find('class', className) === undefined ? 'could not be found' : 'has not been evaluated';
  return `Undefined variable '${variable}'; class ${className} ${reason}`;
}
