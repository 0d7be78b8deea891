import type { Command, OptionSpec } from '../arguments/command.js';
import {
  configurableCommands,
  configurableOptions,
  isNumeric,
  PATHS_MEMBER,
  sharedOptions,
} from './configurable-options.js';

type Schema = Readonly<Record<string, unknown>>;

/** Returns the JSON schema of a configuration. */
export function configurationSchema(commands: readonly Command[]): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The configuration of pptjs',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...optionSchemas(sharedOptions(commands)),
      ...Object.fromEntries(configurableCommands(commands).map((command) => [command.name, commandSchema(command)])),
    },
    additionalProperties: false,
  };
}

function commandSchema(command: Command): Schema {
  const paths = command.configuration?.paths === true ? { [PATHS_MEMBER]: PATHS_SCHEMA } : {};
  return {
    description: `pptjs ${command.name}: ${command.summary}`,
    type: 'object',
    properties: { ...paths, ...optionSchemas(configurableOptions(command)) },
    additionalProperties: false,
  };
}

const PATHS_DESCRIPTION = 'the files, folders and patterns, relative to the folder of the configuration';
const PATHS_SCHEMA = { description: PATHS_DESCRIPTION, type: 'array', items: { type: 'string' } };

const optionSchemas = (options: ReturnType<typeof configurableOptions>): Schema =>
  Object.fromEntries(
    options.map(({ member, spec }) => [member, { description: descriptionOf(spec), ...typeOf(spec) }]),
  );

function typeOf(spec: OptionSpec): Schema {
  if (spec.type === 'boolean') return { type: 'boolean' };
  if (spec.choices !== undefined) return { enum: spec.choices };
  const type = isNumeric(spec) ? 'number' : 'string';
  return spec.multiple ? { type: 'array', items: { type } } : { type };
}

const descriptionOf = ({ summary, fallback }: OptionSpec): string =>
  fallback === undefined ? summary : `${summary} (default: ${fallback})`;

/** Returns the TypeScript declarations of a configuration and of `defineConfig`. */
export function configurationDeclarations(commands: readonly Command[]): string {
  const interfaces = configurableCommands(commands).map((command) => {
    const paths =
      command.configuration?.paths === true ? [member(PATHS_MEMBER, PATHS_DESCRIPTION, 'readonly string[]')] : [];
    const members = [...paths, ...optionMembers(configurableOptions(command))].join('');
    return `/** Options of \`pptjs ${command.name}\`. */\nexport interface ${interfaceName(command)} {\n${members}}\n`;
  });
  const top = [
    ...optionMembers(sharedOptions(commands)),
    ...configurableCommands(commands).map((command) => member(command.name, command.summary, interfaceName(command))),
  ].join('');
  return `${interfaces.join('\n')}
/** The configuration of pptjs: options of several commands, and options of each command. */
export interface Configuration {
${top}}

/** Returns the configuration. Editors check and complete its argument. */
export function defineConfig(configuration: Configuration): Configuration;
`;
}

const interfaceName = ({ name }: Command): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Options`;

const optionMembers = (options: ReturnType<typeof configurableOptions>): string[] =>
  options.map(({ member: name, spec }) => member(name, descriptionOf(spec), typeText(spec)));

const member = (name: string, description: string, type: string): string =>
  `  /** ${description.replaceAll('*/', '*\\/')} */\n  readonly ${name}?: ${type};\n`;

function typeText(spec: OptionSpec): string {
  if (spec.type === 'boolean') return 'boolean';
  if (spec.choices !== undefined) return spec.choices.map((choice) => `'${choice}'`).join(' | ');
  const type = isNumeric(spec) ? 'number' : 'string';
  return spec.multiple ? `readonly ${type}[]` : type;
}
