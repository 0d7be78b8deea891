import * as types from '@pptjs/runtime/types';

const dataTypes: ReadonlySet<string> = new Set(Object.values(types).map(({ typeName }) => typeName.toLowerCase()));

/** Resource types that Puppet 8 has without modules. */
const resourceTypes: ReadonlySet<string> = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

/** Whether a name (in lower case) is that of a data type, which Puppet 3 does not have. */
export function isDataType(name: string): boolean {
  return dataTypes.has(name) && !namesOfPuppet3.has(name);
}

/** Names of types that are also names in Puppet 3. */
const namesOfPuppet3: ReadonlySet<string> = new Set(['class', 'resource', 'node']);

/** Whether a capitalized name (given in lower case) is the name of a data type or resource type of Puppet 8. */
export function builtinTypeName(name: string): boolean {
  const plain = name.replace(/^::/, '');
  return dataTypes.has(plain) || resourceTypes.has(plain) || plain === 'class';
}

/** The resource types that Puppet 3 has without modules. They take precedence over defined types. */
export const coreTypes: ReadonlySet<string> = new Set(
  (
    'augeas computer cron exec file filebucket group host interface k5login macauthorization mailalias maillist mcx ' +
    'mount notify package resources router schedule scheduled_task selboolean selmodule service ssh_authorized_key ' +
    'sshkey stage tidy user vlan whit yumrepo zfs zone zpool'
  ).split(' '),
);
