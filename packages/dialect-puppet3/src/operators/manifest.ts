import {
  context,
  type Manifest,
  puppetManifest as manifest,
  stripLeadingColons,
  type Value,
} from '@pptjs/runtime/internal';

/** The settings of Puppet 8 with which its runtime behaves like Puppet 3, which had no setting `strict`. */
export const PUPPET3_SETTINGS = { strict: 'off', strictVariables: false } as const;

type Description = Parameters<typeof manifest>[0];

/**
 * The default export of a compiled module. While it is evaluated, an unknown variable is undef. If the name of the
 * variable has the name of a class in front, a warning is logged.
 */
export function puppetManifest(description: Description): Manifest {
  const { body } = description;
  if (body === undefined) return manifest(description);
  return manifest({
    ...description,
    settings: PUPPET3_SETTINGS,
    body: (scope) => {
      scope.top.unknownVariable = readUnknownVariable;
      return body(scope);
    },
  });
}

function readUnknownVariable(name: string): Value {
  const className = name.slice(0, Math.max(0, name.lastIndexOf('::')));
  if (className === '') return null;
  const { definitions, log } = context();
  const isDefined = definitions.find('class', stripLeadingColons(className)) !== undefined;
  const reason = `class ${className} ${isDefined ? 'has not been evaluated' : 'could not be found'}`;
  log({ level: 'warning', message: `Could not look up qualified variable '${name}'; ${reason}` });
  return null;
}
