import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { rubyFunctionFile } from './ruby-functions.js';
import { definesStdlibFunction } from './stdlib.js';

/** Matches the text of a function that gets the scope of its caller, by `scope_param` or by a method `call` of its own. */
const SEES_SCOPE = /\bscope_param\b|\bdef\s+call\b/;

/**
 * Whether a function of a module in Ruby can read the variables around its calls by name: it has the legacy interface, or
 * its text shows that it gets the scope.
 */
export function readsCallerScope(environment: CatalogEnvironment, name: string): boolean {
  const file = rubyFunctionFile(environment, name);
  if (file === undefined || definesStdlibFunction(environment, name)) return false;
  return file.isLegacy || SEES_SCOPE.test(environment.files.text(file.path) ?? '');
}
