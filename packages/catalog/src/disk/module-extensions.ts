import type { RubyLimits } from '@pptjs/ruby-code';
import { builtFunctions } from '../extensions/built-functions.js';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { hieraData } from '../extensions/hiera-data.js';
import { stdlibCode } from '../extensions/stdlib.js';
import { puppetDbQuery } from '../puppetdb/puppetdb-query.js';
import type { QuerySource } from '../puppetdb/query-source.js';
import { javascriptFunctions } from './javascript-functions.js';
import { createRuby, rubyCode } from './ruby-package.js';

export interface ModuleExtensionsOptions {
  /** The limits of modules' Ruby code. */
  readonly ruby?: RubyLimits;
  /**
   * Whether functions that modules define in JavaScript may run. They have all rights of the process. Default: false.
   */
  readonly allowJavascript?: boolean;
  /** Answers the queries of `puppetdb_query`. Without it, calls of the function fail. */
  readonly puppetDb?: QuerySource | undefined;
}

/**
 * Returns the extensions for everything that modules may need besides Puppet code: data, functions in JavaScript, the
 * functions of stdlib, Ruby. The extensions have caches: create a new list for each set of modules.
 */
export function moduleExtensions({
  ruby,
  allowJavascript = false,
  puppetDb,
}: ModuleExtensionsOptions = {}): readonly CatalogExtension[] {
  return [
    hieraData(),
    builtFunctions(),
    javascriptFunctions(allowJavascript),
    stdlibCode(),
    puppetDbQuery(puppetDb),
    rubyCode(() => createRuby(ruby)),
  ];
}
