import * as types from '@pptjs/runtime/types';

const dataTypes: ReadonlySet<string> = new Set(Object.values(types).map(({ typeName }) => typeName.toLowerCase()));

/** Resource types that Puppet 8 has without modules. */
const resourceTypes: ReadonlySet<string> = new Set(
  'component exec file filebucket group node notify package resources schedule service stage tidy user whit'.split(' '),
);

/** Whether a capitalized name (given in lower case) is the name of a data type or resource type of Puppet 8. */
export function builtinTypeName(name: string): boolean {
  const plain = name.replace(/^::/, '');
  return dataTypes.has(plain) || resourceTypes.has(plain) || plain === 'class';
}
