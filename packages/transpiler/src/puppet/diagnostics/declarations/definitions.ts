import type { Declaration } from '../../../diagnostics/index.js';

/** Definitions and their parameters. */
export const definitions = {
  NOT_TOP_LEVEL: {
    text: 'Classes, definitions, and nodes may only appear at toplevel or inside other classes',
    severity: 'error',
    help: 'Move the definition to the top level.',
  },
  NOT_ABSOLUTE_TOP_LEVEL: {
    text: '{semantic} may only appear at toplevel',
    severity: 'error',
    help: 'Move the definition to the top level.',
  },
  ILLEGAL_DEFINITION_LOCATION: {
    text: "Unacceptable location. The name '{name}' is unacceptable in file '{path}'",
    severity: 'error',
    help: 'In a module, a name must be defined in the file that matches it: `a::b` in `a/manifests/b.pp`.',
  },
  ILLEGAL_TOP_CONSTRUCT_LOCATION: {
    text: 'This {semantic} is unacceptable as a top level construct in this location',
    severity: 'error',
    help: 'Move the statement into a class: a file of a module may only contain definitions.',
  },
  ILLEGAL_NODE_INHERITANCE: {
    text: 'Node inheritance is not supported in Puppet >= 4.0.0. See http://links.puppet.com/puppet-node-inheritance-deprecation',
    severity: 'error',
    help: 'Put the code that the nodes share into a class.',
  },
  ILLEGAL_SINGLE_TYPE_MAPPING: {
    text: 'Illegal type mapping. Expected a Type on the left side, got {semantic}',
    severity: 'error',
    code: 'ILLEGAL_TYPE_MAPPING',
  },
  ILLEGAL_REGEXP_TYPE_MAPPING: {
    text: 'Illegal type mapping. Expected a Tuple[Regexp,String] on the left side, got {semantic}',
    severity: 'error',
    code: 'ILLEGAL_TYPE_MAPPING',
  },
  DUPLICATE_PARAMETER: {
    text: "The parameter '{name}' is declared more than once in the parameter list",
    severity: 'error',
    help: 'Rename one of the two.',
  },
  RESERVED_PARAMETER: {
    text: 'The parameter ${name} redefines a built in parameter in {container}',
    severity: 'error',
    help: 'Rename the parameter.',
  },
  CAPTURES_REST_NOT_LAST: {
    text: "Parameter ${name} is not last, and has 'captures rest'",
    severity: 'error',
    help: 'Move the parameter to the end: only the last one can take the remaining arguments.',
  },
  CAPTURES_REST_NOT_SUPPORTED: {
    text: "Parameter ${name} has 'captures rest' - not supported in {container}",
    severity: 'error',
    help: 'Give the parameter a type such as `Array` instead.',
  },
  ILLEGAL_NONLITERAL_PARAMETER_TYPE: {
    text: "The parameter '${name}' must be a literal type, not a {typeClass}",
    severity: 'deprecation',
    help: 'Write the type without variables, calls or operators.',
  },
} as const satisfies Record<string, Declaration>;
