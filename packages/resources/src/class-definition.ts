import { type ClassDefinition, context } from '@pptjs/runtime/core';
import { plainName } from './reference.js';

/** The class of the settings is always there, and declares nothing. */
const SETTINGS: ClassDefinition = {
  kind: 'class',
  name: 'settings',
  parameters: [],
  inherits: null,
  body: () => null,
  file: '',
  line: 1,
};

/** The class of a name. */
export function findClass(name: string): ClassDefinition | undefined {
  return (
    context().definitions.find('class', name) ??
    (plainName(name).toLowerCase() === SETTINGS.name ? SETTINGS : undefined)
  );
}
