import { context, FunctionError, warnOnce } from '@pptjs/runtime';

/**
 * Tells of a variable that there is not. In paths of a hierarchy it is never more than a warning.
 * @throws {FunctionError} where data mention it and the evaluation is strict
 */
export function unknownVariable(name: string, where: 'data' | 'path'): void {
  const { strict } = context();
  if (strict === 'warning') warnOnce(problemWith(name));
  if (strict === 'error' && where === 'data') throw new FunctionError(problemWith(name));
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
