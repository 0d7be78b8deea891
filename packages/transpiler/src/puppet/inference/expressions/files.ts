/** The files of modules that calls of functions name. */
import type { Expression } from '../../ast/nodes.js';
import type { FileFolder } from '../definitions/world.js';
import type { InferredCall } from '../functions/index.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';

/** How a function uses the names of files of modules. */
interface FileFunction {
  readonly folder: FileFolder;
  readonly kind: string;
  /** The number of arguments that are names. */
  readonly names: number;
  /** Whether one of the files is enough. */
  readonly takesFirst: boolean;
}

const FILE_FUNCTIONS: ReadonlyMap<string, FileFunction> = new Map([
  ['binary_file', { folder: 'files', kind: 'file', names: 1, takesFirst: true }],
  ['epp', { folder: 'templates', kind: 'template', names: 1, takesFirst: false }],
  ['file', { folder: 'files', kind: 'file', names: Infinity, takesFirst: true }],
  ['template', { folder: 'templates', kind: 'template', names: Infinity, takesFirst: false }],
]);

/** A file of a module, by the name of the module and the path in its folder. */
const FILE_NAME = /^([a-z][a-z0-9_]*)\/./;

/** A name of another form: neither of a file of a module nor absolute. Puppet finds no such file. */
const NO_FILE_NAME = /^(?!\/|[A-Za-z]:)[^/]*$/;

/** Reports names of files that no module has. Returns whether all may exist. */
export function checkFiles(functionName: string, { args, nodes }: InferredCall, walk: Walk): boolean {
  const used = FILE_FUNCTIONS.get(functionName);
  if (used === undefined) return true;
  const { world } = walk.definitions;
  const names = (name: string): readonly string[] => (functionName === 'epp' ? [name, `${name}.epp`] : [name]);
  const missing: { readonly name: string; readonly module: string | undefined; readonly node: Expression }[] = [];
  for (const [index, arg] of args.slice(0, used.names).entries()) {
    const name = onlyString(arg);
    const isFound = name !== null && names(name).some((each) => world.hasFile(used.folder, each) !== false);
    const module = name === null ? undefined : FILE_NAME.exec(name)?.[1];
    const node = nodes[index];
    if (name !== null && node !== undefined && (module === undefined ? NO_FILE_NAME.test(name) : !isFound))
      missing.push({ name, module, node });
    else if (used.takesFirst) return true;
  }
  for (const { name, module, node } of missing) {
    const isCertain = module === undefined || world.isCertainlyMissing(`${module}::file`);
    const place =
      module === undefined
        ? 'A name without a module must be an absolute path.'
        : `No module has the file ${module}/${used.folder}/${name.slice(module.length + 1)}.`;
    walk.report('TYPE_UNKNOWN_FILE', { kind: used.kind, name, place }, node, isCertain ? 'error' : 'warning');
    if (isCertain) walk.fails(node);
  }
  return missing.length === 0;
}
