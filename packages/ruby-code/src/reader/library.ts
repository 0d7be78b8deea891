/** A file in the `lib` folder of a module. */
export interface LibraryFile {
  readonly path: string;
  readonly source: string;
}

/** The `lib` folders of an environment's modules, in which `require` searches. */
export interface Library {
  /**
   * Returns the first file with a name such as `puppet_x/acme.rb`, or the file with an absolute path; undefined if no
   * module has it.
   */
  find(name: string): LibraryFile | undefined;
}

/** Ruby's own libraries that modules use. They add nothing to the declarations of functions and types. */
export const RUBY_LIBRARIES: ReadonlySet<string> = new Set(
  `English base64 benchmark cgi csv date delegate digest digest/md5 digest/sha1 digest/sha2 erb etc fileutils find
  forwardable ipaddr json logger monitor observer open3 openssl optparse ostruct pathname pp psych puppet_x rbconfig resolv rexml/document securerandom set shellwords
  singleton stringio strscan tempfile time timeout tmpdir tsort uri uri/generic uri/http weakref yaml zlib`.split(
    /\s+/,
  ),
);

/** Libraries whose absence the interpreter ignores: see packages/ruby/ruby-lib/pptjs/requires.rb. */
export const OPTIONAL_LIBRARIES =
  /^(?:puppet(?:\/|$|_litmus)|facter|hiera|augeas|openssl$|etc$|pry$|redis$|socket|net\/|open-uri|win32|ffi|sqlite|msgpack|gettext)|\/puppet\//;
