import { context, findService, FunctionError, oldText, type Value } from '@pptjs/runtime';

/** @throws {FunctionError} where the environment has no module of that name */
export function moduleDirectory(name: Value): string {
  const directory = typeof name === 'string' ? findService('files')?.moduleDirectory(name) : undefined;
  if (directory !== undefined) return directory;
  const environment = context().topScope.lookup('environment') ?? 'production';
  throw new FunctionError(`Could not find module ${oldText(name)} in environment ${oldText(environment)}`);
}
