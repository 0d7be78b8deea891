import { CallNode, type Node, StringNode } from '@ruby/prism/src/nodes.js';
import { argumentsOf } from '../parser/prism.js';

/** Libraries of Ruby that change no method of the runtime. */
const HARMLESS = new Set(
  `base64 cgi csv date digest digest/md5 digest/sha1 digest/sha2 erb etc fileutils find forwardable ipaddr json openssl ostruct
  pathname resolv securerandom set shellwords stringio strscan tempfile time timeout tmpdir uri yaml`.split(/\s+/),
);

/** The library that a call of `require` loads; undefined for other nodes. */
export function requiredLibrary(node: Node): string | undefined {
  if (!(node instanceof CallNode) || node.name !== 'require' || node.receiver !== null) return undefined;
  const [name, ...more] = argumentsOf(node);
  return name instanceof StringNode && more.length === 0 ? name.unescaped.value : undefined;
}

/** Whether a node requires a library without an effect on compiled code. */
export function isHarmlessRequire(node: Node): boolean {
  return HARMLESS.has(requiredLibrary(node) ?? '');
}
