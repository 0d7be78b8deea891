import { context, findService, FunctionError, rubyText, type Value } from '@pptjs/runtime';

/** @throws {FunctionError} where the environment has no module of that name */
export function moduleDirectory(name: Value): string {
  const directory = typeof name === 'string' ? findService('files')?.moduleDirectory(name) : undefined;
  if (directory !== undefined) return directory;
  const environment = context().topScope.lookup('environment') ?? 'production';
  throw new FunctionError(`Could not find module ${rubyText(name)} in environment ${rubyText(environment)}`);
}
