import {
  ClassType,
  currentCatalog,
  defineBuiltin,
  dispatch,
  FunctionError,
  ResourceType,
  rubyInspect,
} from '@pptjs/runtime';

/**
 * The reference to a resource that was declared before, of its text.
 *
 * @example
 * stdlib::str2resource('File[/x]') # => File['/x']
 */
export const str2resource = defineBuiltin('stdlib::str2resource', dispatch(['String res_string'], referTo));

function referTo(text: string): ResourceType | ClassType {
  const match = /^([^\s[\]]+)\[([^]+)\]$/.exec(text);
  if (match === null)
    throw new FunctionError(`No title provided and ${rubyInspect(text)} is not a valid resource reference`);
  const [, type = '', title = ''] = match;
  const name = capitalized(type);
  const found = currentCatalog().findReference(`${name}[${name === 'Class' ? capitalized(title) : title}]`);
  if (found === undefined || name !== capitalized(name.toLowerCase())) {
    throw new FunctionError(
      `stdlib::str2resource(): could not find ${text}, this is parse order dependent and values should not be quoted`,
    );
  }
  return name === 'Class' ? new ClassType(title.toLowerCase()) : new ResourceType(name, title);
}

function capitalized(name: string): string {
  return name.replace(/(^|::)([a-z])/g, (_, start: string, letter: string) => start + letter.toUpperCase());
}
