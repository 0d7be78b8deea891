import type { GraphResource } from './graph-resource.js';
import { nameOf, type ResourceIndex } from './resource-index.js';

/**
 * The relationships that an agent adds by itself. Covered are the types of Puppet (`exec`, `file`, `package`, `user`) and
 * of the modules that agents bundle (`cron`, `mount`, `selmodule`, `ssh_authorized_key`), without those of Solaris. The
 * types of other modules declare theirs in Ruby, which only an agent runs.
 */
export class AutomaticRelationships {
  readonly #index: ResourceIndex;
  /** The groups by `gid`. */
  readonly #groups = new Map<string, number>();
  /** The files below each mount point, by the number of the mount. */
  readonly #filesOfMount = new Map<number, number[]>();

  constructor(index: ResourceIndex) {
    this.#index = index;
    for (const [number, resource] of index.resources.entries()) {
      const gid = resource.type === 'Group' ? resource.get('gid') : undefined;
      if (gid !== undefined && !this.#groups.has(String(gid))) this.#groups.set(String(gid), number);
      if (resource.type !== 'File') continue;
      for (const ancestor of ancestorsOf(nameOf(resource))) this.#addFile(ancestor, number);
    }
  }

  /** Returns the numbers of the resources that an agent applies before a resource. */
  requiredBy(resource: GraphResource): number[] {
    const find = (type: string, names: readonly (string | undefined)[]): number[] =>
      names
        .map((name) => (name === undefined ? undefined : this.#index.find(`${type}[${name}]`)))
        .filter((number) => number !== undefined);
    const findUser = (name: string | undefined): number[] => (isNumber(name) ? [] : find('User', [name]));
    switch (resource.type) {
      case 'File':
        return [
          ...find('File', ancestorsOf(nameOf(resource))).slice(0, 1),
          ...find('File', [resource.text('target')]),
          ...findUser(resource.texts('owner')[0]),
          ...(isNumber(resource.texts('group')[0]) ? [] : find('Group', resource.texts('group').slice(0, 1))),
        ];
      case 'Exec':
        return [...find('File', filesOfExec(resource)), ...findUser(resource.text('user'))];
      case 'Package':
        return find('File', filesOfPackage(resource));
      case 'User':
        return [...this.#groupsOf(resource, find), ...find('User', resource.texts('roles'))];
      case 'Cron':
        return find('User', [resource.text('user') ?? 'root']);
      case 'Ssh_authorized_key':
        return find('User', [resource.text('user')]);
      case 'Mount':
        return find('Mount', ancestorsOf(nameOf(resource)).toReversed());
      case 'Selmodule':
        return find('File', [
          resource.text('selmodulepath') ??
            `${resource.text('selmoduledir') ?? '/usr/share/selinux/targeted'}/${nameOf(resource)}.pp`,
        ]);
      default:
        return [];
    }
  }

  /** Returns the numbers of the resources that an agent applies after the resource with a number. */
  requiring(number: number): readonly number[] {
    return this.#filesOfMount.get(number) ?? [];
  }

  #addFile(ancestor: string, file: number): void {
    const mount = this.#index.find(`Mount[${ancestor}]`);
    if (mount === undefined) return;
    const files = this.#filesOfMount.get(mount);
    if (files === undefined) this.#filesOfMount.set(mount, [file]);
    else files.push(file);
  }

  #groupsOf(user: GraphResource, find: (type: string, names: readonly string[]) => number[]): number[] {
    const gid = user.get('gid');
    const isId = typeof gid === 'number' || (typeof gid === 'string' && isNumber(gid));
    const group = isId ? this.#groups.get(String(gid)) : undefined;
    const primary = isId ? (group === undefined ? [] : [group]) : find('Group', user.texts('gid'));
    return [...primary, ...find('Group', user.texts('groups'))];
  }
}

/** Returns the folders above a path, the nearest first. */
function ancestorsOf(path: string): string[] {
  const ancestors: string[] = [];
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const ancestor = end === 0 ? '/' : path.slice(0, end);
    if (ancestor !== path) ancestors.push(ancestor);
    if (end === 0) break;
  }
  return ancestors;
}

/** Returns the absolute paths at the beginnings of the commands of an `exec`, and its working folder. */
function filesOfExec(exec: GraphResource): (string | undefined)[] {
  const command = exec.get('command') === undefined ? exec.title : exec.texts('command')[0];
  const checks = ['onlyif', 'unless'].flatMap((name) => exec.firstTexts(name));
  return [
    exec.text('cwd'),
    ...(command === undefined ? [] : [...pathsIn(command), ...quotedIn(command)]),
    ...checks.flatMap(pathsIn),
  ];
}

function filesOfPackage(resource: GraphResource): (string | undefined)[] {
  const source = resource.text('source');
  const isPath = source !== undefined && /^(?:\/|[A-Za-z]:[\\/])/.test(source);
  return [resource.text('responsefile'), resource.text('adminfile'), isPath ? source : undefined];
}

function pathsIn(command: string): string[] {
  return Array.from(command.matchAll(/^\/\S+/gm), ([path]) => path);
}

function quotedIn(command: string): string[] {
  return Array.from(command.matchAll(/^"([^"]+)"/gm), ([, path = '']) => path);
}

function isNumber(name: string | undefined): boolean {
  return name !== undefined && /^\d+$/m.test(name);
}
