/** Classes and modules of Ruby that the code of modules names, but must not change. */
export const RUBY_CONSTANTS: ReadonlySet<string> = new Set(
  `Array BasicObject Binding Class Comparable Complex Dir ENV Encoding Enumerable Enumerator Errno Exception FalseClass
  File FileTest Float GC Hash IO IPAddr Integer JSON Kernel Marshal MatchData Math Method Module NilClass Numeric Object
  ObjectSpace Proc Process RUBY_VERSION Random Range Rational Regexp Set Signal String StringIO Struct Symbol Thread Time
  TrueClass URI YAML`.split(/\s+/),
);

const RUBY_ERRORS = `ArgumentError EncodingError IOError IndexError KeyError LoadError NameError NoMethodError
  NotImplementedError RangeError RegexpError RuntimeError ScriptError SecurityError StandardError SystemCallError TypeError
  ZeroDivisionError`.split(/\s+/);

/** Classes from which a class of a module can inherit without effects on functions and types. */
export const SUPERCLASSES: ReadonlySet<string> = new Set([
  ...RUBY_ERRORS,
  'Object',
  'Puppet::Error',
  'Puppet::ParseError',
  'Puppet::DevError',
]);

/** Constants whose value can be read without an error. */
export const READABLE_CONSTANTS: ReadonlySet<string> = new Set([...RUBY_CONSTANTS, ...SUPERCLASSES, 'Puppet']);

/** The parts of Puppet that descriptions depend on. Modules must not change them. */
export const PUPPET_CONSTANTS: ReadonlySet<string> = new Set(
  `Functions Parameter Parser Pops Property Resource ResourceApi Settings Type Environment Error Features FileSystem Module`
    .split(/\s+/)
    .map((name) => `Puppet::${name}`),
);

/** Modules that other modules extend with modules and classes of their own. */
export const OPEN_NAMESPACES: ReadonlySet<string> = new Set([
  'Puppet',
  'Puppet::Parser',
  'Puppet::Parser::Functions',
  'Puppet::Util',
  'PuppetX',
]);

/**
 * Puppet's mixins. They add methods that a description does not call. A class of a module may have the same name only if
 * the module's file is required, which `InertCode` sees.
 */
export const PUPPET_MIXINS: ReadonlySet<string> = new Set(
  `Backups Checksums Diff Docs Errors Execution FileType IniConfig InlineDocs InstanceLoader Json Limits Logging MethodHelper
  NetworkDevice POSIX Package PosixUtil Selinux SubclassLoader SymbolicFileMode Warnings Yaml`
    .split(/\s+/)
    .map((name) => `Puppet::Util::${name}`),
);

/** Puppet's classes of attributes that attributes of modules inherit from. */
export const ATTRIBUTE_CLASSES: ReadonlySet<string> = new Set([
  'Puppet::Parameter',
  'Puppet::Parameter::Boolean',
  'Puppet::Parameter::PackageOptions',
  'Puppet::Parameter::Path',
  'Puppet::Property',
  'Puppet::Property::Boolean',
  'Puppet::Property::Ensure',
  'Puppet::Property::KeyValue',
  'Puppet::Property::List',
  'Puppet::Property::OrderedList',
]);
