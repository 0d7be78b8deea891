import { createContext, EMPTY_HASH, PuppetHash, Scope, type EvaluationContext, type LogEntry } from '@pptjs/runtime';
import type { Strict } from '../commands/options.js';

export interface ContextSettings {
  readonly facts: PuppetHash | undefined;
  readonly strict: Strict;
  readonly log: (entry: LogEntry) => void;
}

const trusted = PuppetHash.from([
  ['authenticated', 'local'], ['certname', null], ['extensions', EMPTY_HASH], ['hostname', null], ['domain', null], ['external', EMPTY_HASH],
]);
const environment = 'production';

/**
 * The context of one evaluation, with fresh scopes. Facts are `$facts` and variables of their names; what belongs to the language
 * (`$trusted`, `$environment`, …) goes before a fact of that name.
 */
export function hostContext({ facts = EMPTY_HASH, strict, log }: ContextSettings): EvaluationContext {
  const topScope = new Scope('top');
  for (const [name, value] of facts) if (typeof name === 'string') topScope.bind(name, value);
  topScope.bind('facts', facts);
  topScope.bind('trusted', trusted);
  topScope.bind('server_facts', PuppetHash.from([['environment', environment]]));
  topScope.bind('environment', environment);
  for (const name of ['title', 'name']) topScope.bind(name, 'main');
  topScope.bind('module_name', '');
  return createContext({ topScope, strict, log });
}
