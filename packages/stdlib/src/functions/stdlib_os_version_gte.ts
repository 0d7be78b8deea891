import { defineBuiltin } from '@pptjs/runtime';
import { isReleased } from './os_version_gte.js';

/**
 * Whether the node has an operating system of that name, in that major release or a later one.
 *
 * @example
 * stdlib::os_version_gte('Debian', '9')
 */
export const stdlib_os_version_gte = defineBuiltin('stdlib::os_version_gte', isReleased);
