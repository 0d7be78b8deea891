import type { Message } from '@pptjs/runtime/internal';

/** The messages of this package: its own, and those of Puppet that it composes. */
export const messages = {
  /** Puppet. */
  NODE_FAILURE: { text: '{reason} on node {node}' },
  /** Puppet. */
  MANIFEST_SYNTAX: { text: 'Could not parse for environment {environment}: {reason}' },
  /** Puppet. */
  REPEATED_PARAMETER: {
    text: "The node parameter '{parameter}' for node '{node}' was already set to '{current}'. It could not be set to '{ignored}'",
  },
  /** Puppet. */
  ENVIRONMENT_CONF_SETTINGS: {
    text: "Invalid settings in environment.conf at '{file}'. The following unknown setting(s) are being ignored: {settings}",
  },
  /** Puppet, with a line end before the place. */
  ENVIRONMENT_CONF_LINE: { text: 'Could not match line {text} (file: {file}, line: {line})' },
  /** Puppet, without the place. */
  ENVIRONMENT_CONF_BOOLEAN: {
    text: "Invalid value '{value}' for boolean parameter: {name} (file: {file}, line: {line})",
  },
  /** Puppet, without the place. */
  ENVIRONMENT_CONF_TIME: {
    text: "Invalid 'time to live' format '{value}' for parameter: {name} (file: {file}, line: {line})",
  },
  ENVIRONMENT_CONF_ENCODING: { text: '{problem} (file: {file}, line: {line}, column: {column})' },
  /** Puppet. */
  ENVIRONMENT_CONF_SECTIONS: {
    text: "Invalid sections in environment.conf at '{file}'. Environment conf may not have sections. The following sections are being ignored: '{sections}'",
  },
  /** Puppet. */
  AUTOLOAD: { text: 'Could not autoload puppet/type/{type}: {problem}' },
  /** Puppet. */
  METADATA_MEMBER_MISSING: { text: 'No {member} module metadata provided for {module}' },
  /** Puppet. */
  METADATA_DEPENDENCIES: {
    text: "The value for the key dependencies in the file metadata.json of the module {module} must be an array, not: '{value}'",
  },
  /** Puppet, with another reason. */
  METADATA_UNPARSABLE: {
    text: '{module} has an invalid and unparsable metadata.json file. The parse error: {reason}',
  },
  /** Puppet's agent. */
  DEPENDENCY_CYCLE: { text: 'Found {count} dependency cycle:' },
  /** Puppet's agent. */
  DEPENDENCY_CYCLES: { text: 'Found {count} dependency cycles:' },
  /** Puppet's agent, which has the option. */
  DEPENDENCY_CYCLE_ADVICE: {
    text: "Try the '--graph' option and opening the resulting '.dot' file in OmniGraffle or GraphViz",
  },
  /** An exception that is not an evaluation error: a bug in pptjs. */
  INTERNAL: { text: 'internal error: {reason}' },
  FILE_UNREADABLE: {
    code: 'FILE_UNREADABLE',
    text: 'The file {file} cannot be read: {reason}',
    help: 'Check the permissions of the file, the disk, and the limits of the process.',
  },
  FILE_TOO_LARGE: {
    code: 'FILE_TOO_LARGE',
    text: 'The file {file} cannot be read: {reason}',
    help: 'Split the file.',
  },
  JAVASCRIPT_NOT_ALLOWED: {
    code: 'JAVASCRIPT_NOT_ALLOWED',
    text: "The function '{name}' is written in JavaScript ({file}), which runs with all rights of the process",
    help: 'If you trust the code of the environment, pass --allow-javascript, or the option allowJavascript of the API.',
  },
  PUPPETDB_FAILED: {
    code: 'PUPPETDB_FAILED',
    text: 'PuppetDB cannot be queried: {reason}',
    help: 'Check the URL of PuppetDB, its log, and the certificate with which it accepts this client.',
  },
  PUPPETDB_NOT_CONFIGURED: {
    code: 'PUPPETDB_NOT_CONFIGURED',
    text: 'The function puppetdb_query needs PuppetDB',
    help: 'Pass --puppetdb <url>, or --puppetdb-answers <file> with recorded answers.',
  },
  PUPPETDB_ANSWER_MISSING: {
    code: 'PUPPETDB_ANSWER_MISSING',
    text: 'There is no recorded answer to the query {query}',
    help: 'Add the query and its answer to the file of --puppetdb-answers.',
  },
  NOT_LOADED: { text: '{subject} is needed but not loaded' },
  OWN_RUNTIME: { text: '{path} is a bundle with its own runtime: call the compileCatalog of its default export' },
  BUILT_ALREADY: { text: '{directory} is a built environment: use linkEnvironment' },
  OTHER_COMPILER: {
    text: "The environment '{name}' was built by pptjs {built}, and this is pptjs {version}: build the environment again",
  },
  OTHER_DIALECT: {
    text: "The environment '{name}' was built from the dialect '{built}', and this compiler runs the dialect '{dialect}': use a compiler for that dialect",
  },
  NOT_AN_ENVIRONMENT: { text: "'{name}' is not the description of a built environment: build the environment again" },
  NOT_A_PUPPET_MODULE: {
    text: 'The module of {path} does not export a compiled Puppet file: build the environment again',
  },
  NOT_A_TEMPLATE: {
    text: 'The module of {path} does not export a compiled template: build the environment again',
  },
  NOT_A_FUNCTION: {
    text: 'The module of {path} does not export a compiled function: build the environment again',
  },
  NOT_FILE_CONTENT: { text: 'The module of {path} does not export the content of a file: build the environment again' },
  NO_SUCH_FILE: { text: 'The file {path} does not exist' },
  FUNCTION_NEEDS_RUBY: {
    text: "The function '{name}' is written in Ruby ({file}), and this host has no Ruby: compile the catalog in Node",
  },
  TEMPLATE_NEEDS_RUBY: {
    text: "The template '{name}' needs Ruby ({file}), and this host has no Ruby: compile the catalog in Node",
  },
  INLINE_TEMPLATE_NEEDS_RUBY: {
    text: 'An inline ERB template needs Ruby, and this host has no Ruby: compile the catalog in Node',
  },
  RESOURCE_TYPE_NEEDS_RUBY: {
    text: "Only Ruby can read the resource type '{name}' ({file}), and this host has no Ruby: compile the catalog in Node",
  },
  NOT_BUILT: { text: '{path} is not a built environment: {reason}' },
  NO_INDEX: { text: 'it has no {index}' },
  NO_ENVIRONMENT_EXPORT: { text: 'its default export is not an environment' },
  UNREADABLE_INDEX: { text: 'its {index} is not that of a build' },
  MISSING_FILE: { text: '{environment}: the file {file} of the built environment is missing; build it again' },
  UNREADABLE_FILE: { text: '{environment}: the file {file} of the built environment cannot be read: {reason}' },
  CHANGED_FILE: { text: '{environment}: the file {file} has changed since the build; build it again' },
  NOT_A_MODULE: { text: '{environment}: the file {file} is not a JavaScript module: {reason}' },
  CIRCULAR_IMPORT: { text: '{file} imports itself through other modules; a built environment cannot link that' },
  UNKNOWN_IMPORT: { text: "{file} imports '{name}', which the built environment does not contain" },
  DAMAGED_ARCHIVE: { text: '{path} is not a complete tar archive: {reason}' },
  NO_END_OF_ARCHIVE: { text: 'it has no end' },
  BROKEN_LINK: { text: 'This symbolic link has no target' },
  IMPORT_OUTSIDE_MODULE: { text: "The module has no file '{name}'" },
  NO_MODULE: { text: "There is no module '{module}' in {folders}: '{name}' would be in {file}." },
  LEGACY_FACT: { text: "Use {fact}: agents of Puppet 8 do not send the legacy fact '{name}'." },
  NO_MODULEPATH: { text: "The modulepath is empty: '{name}' would be in {file} of a folder of modules." },
  NODE_DEFINITIONS: { text: 'There are node definitions for {names}.' },
  MISSING_FOLDER: { text: '{folder} (which does not exist)' },
  NO_FILE_IN_MODULE: { text: "The module '{module}' ({directory}) has no file {path}, in which '{name}' would be." },
  NOT_DEFINED_IN_FILE: { text: "The file {path} of the module '{module}' ({directory}) does not define '{name}'." },
  UNDECLARED_MODULE: { text: "The metadata.json of the module '{calling}' does not declare the module '{module}'." },
  MISSING_DEPENDENCY: {
    text: "The module '{calling}' depends on {dependency}, which is not installed: {command}",
  },
  JAVASCRIPT_FAILED: {
    code: 'JAVASCRIPT_FAILED',
    text: "The function '{name}' cannot be loaded from {file}: {reason}",
  },
  NO_SUCH_EXPORT: {
    code: 'JAVASCRIPT_FUNCTION_MISSING',
    text: "The file {file} exports no function '{name}': export the result of defineFunction('{name}', …)",
  },
  CONFIG_VERSION_FAILED: { text: 'Execution of config_version command `{command}` failed: {reason}' },
  COMMAND_FAILED: { text: "Execution of '{command}' returned {status}: {output}" },
  NOT_FACTS: {
    text: 'these are not facts. A file of facts is the output of `puppet facts`, `facter --json` or `facter --yaml`, the answer to a PuppetDB query of facts, inventory or factsets, or a mapping of names to values',
  },
  FACTER_TEXT: { text: 'this is the output of `facter` for people: use that of `facter --json`' },
  EMPTY_QUERY: { text: 'this is a PuppetDB query that found no facts' },
  FACTSET_WITHOUT_FACTS: {
    text: 'the factset of {node} has only a link to its facts: query the endpoint facts or inventory instead',
  },
  RESERVED_FACT: { text: 'there cannot be a fact `{name}`: Puppet has its own variable of that name' },
  SEVERAL_NODES: { text: 'the file has the facts of {count} nodes ({names}): specify the node' },
  NODE_WITHOUT_FACTS: { text: 'the file has no facts of {node}, only of other nodes ({names})' },
  /** Puppet. */
  EMPTY_DEFINITION_FILE: { text: "The code loaded from {file} does not define the {what} '{name}' - it is empty." },
  /** Puppet. */
  ADDITIONAL_DEFINITIONS: {
    text: "The code loaded from {file} must contain only the {what} '{name}' - it has additional definitions.",
  },
  /** Puppet. */
  DEFINITION_NOT_FOUND: {
    text: "The code loaded from {file} does not define the {what} '{name}' - no {wanted} found.",
  },
  /** Puppet. */
  WRONG_DEFINITION_NAME: {
    text: 'The code loaded from {file} produced {what} with the wrong name, expected {expected}, actual {actual}',
  },
  /** Puppet. */
  NO_TEMPLATE: { text: "Could not find template '{path}'" },
} as const satisfies Record<string, Message>;
