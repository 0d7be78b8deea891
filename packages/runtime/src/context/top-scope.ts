import { EMPTY_HASH, PuppetHash } from '../values/hash.js';
import { fromJS } from '../values/javascript.js';
import { Scope } from './scope.js';

/** What a host says of the node and of itself: plain values. */
export interface TopVariables {
  /** `$facts`; each is a variable too. */
  readonly facts?: Readonly<Record<string, unknown>> | PuppetHash;
  /** `$trusted` */
  readonly trusted?: Readonly<Record<string, unknown>>;
  /** `$server_facts` */
  readonly serverFacts?: Readonly<Record<string, unknown>>;
  /** `$settings::name` */
  readonly settings?: Readonly<Record<string, unknown>> | PuppetHash;
  /** Other variables. */
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A top scope with the variables that an evaluation starts with. */
export function createTopScope({
  facts = {},
  trusted,
  serverFacts,
  settings,
  variables = {},
}: TopVariables = {}): Scope {
  const factValues = hashOf(facts);
  const scope = new Scope('top', null, '', factValues);
  scope.bind('facts', factValues);
  scope.bind('trusted', trusted === undefined ? EMPTY_HASH : fromJS(trusted));
  scope.bind('server_facts', serverFacts === undefined ? EMPTY_HASH : fromJS(serverFacts));
  for (const [name, value] of Object.entries(variables)) scope.bind(name, fromJS(value));
  new Scope('class', scope, 'settings', hashOf(settings ?? {})).publish();
  return scope;
}

function hashOf(values: Readonly<Record<string, unknown>> | PuppetHash): PuppetHash {
  return values instanceof PuppetHash ? values : (fromJS(values) as PuppetHash);
}
