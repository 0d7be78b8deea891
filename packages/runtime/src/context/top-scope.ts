import { fromHost } from '../values/from-js.js';
import { EMPTY_HASH, PuppetHash } from '../values/hash.js';
import { Scope } from './scope.js';

/** The top-level variables that a host provides, as plain JavaScript values. */
export interface TopVariables {
  /** `$facts`. Each fact is also a variable of its own. */
  readonly facts?: Readonly<Record<string, unknown>> | PuppetHash;
  /** `$trusted` */
  readonly trusted?: Readonly<Record<string, unknown>>;
  /** `$server_facts` */
  readonly serverFacts?: Readonly<Record<string, unknown>> | undefined;
  /** `$settings::name` */
  readonly settings?: Readonly<Record<string, unknown>> | PuppetHash;
  /** Other variables. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Creates the top scope of an evaluation. */
export function createTopScope({ facts, trusted, serverFacts, settings, variables = {} }: TopVariables = {}): Scope {
  const factValues = hashOf(facts);
  const scope = new Scope('top', null, '', factValues);
  for (const [name, value] of Object.entries(variables)) scope.bind(name, fromHost(value));
  scope.bind('trusted', hashOf(trusted));
  scope.bind('server_facts', hashOf(serverFacts));
  scope.bind('facts', factValues);
  new Scope('class', scope, 'settings', hashOf(settings)).publish();
  return scope;
}

function hashOf(values: Readonly<Record<string, unknown>> | PuppetHash = EMPTY_HASH): PuppetHash {
  return values instanceof PuppetHash ? values : (fromHost(values) as PuppetHash);
}
