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
    const hasMounts = index.resources.some(({ type }) => type === 'Mount');
    index.resources.forEach((resource, number) => {
      const gid = resource.type === 'Group' ? resource.get('gid') : undefined;
      if (gid !== undefined && !this.#groups.has(String(gid))) this.#groups.set(String(gid), number);
      if (!hasMounts || resource.type !== 'File') return;
      for (const ancestor of ancestorsOf(nameOf(resource))) this.#addFile(ancestor, number);
    });
  }

  /** Returns the numbers of the resources that an agent applies before a resource. */
  requiredBy(resource: GraphResource): readonly number[] {
    switch (resource.type) {
      case 'File':
        return this.#requiredByFile(resource);
      case 'Exec':
        return [...this.#find('File', filesOfExec(resource)), ...this.#findUser(resource.text('user'))];
      case 'Package':
        return this.#find('File', filesOfPackage(resource));
      case 'User':
        return [...this.#groupsOf(resource), ...this.#find('User', resource.texts('roles'))];
      case 'Cron':
        return this.#find('User', [resource.text('user') ?? 'root']);
      case 'Ssh_authorized_key':
        return this.#find('User', [resource.text('user')]);
      case 'Mount':
        return this.#find('Mount', ancestorsOf(nameOf(resource)).toReversed());
      case 'Selmodule':
        return this.#find('File', [
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

  #requiredByFile(file: GraphResource): number[] {
    const [owner] = file.texts('owner');
    const [group] = file.texts('group');
    const required: number[] = [];
    const folder = this.#nearestFolder(nameOf(file));
    if (folder !== undefined) required.push(folder);
    required.push(...this.#find('File', [file.text('target')]), ...this.#findUser(owner));
    if (!isNumber(group)) required.push(...this.#find('Group', [group]));
    return required;
  }

  /** Returns the number of the file that is the nearest folder above a path. */
  #nearestFolder(path: string): number | undefined {
    for (const ancestor of ancestorsOf(path)) {
      const file = this.#index.find(`File[${ancestor}]`);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  #find(type: string, names: readonly (string | undefined)[]): number[] {
    const found: number[] = [];
    for (const name of names) {
      const number = name === undefined ? undefined : this.#index.find(`${type}[${name}]`);
      if (number !== undefined) found.push(number);
    }
    return found;
  }

  #findUser(name: string | undefined): number[] {
    return isNumber(name) ? [] : this.#find('User', [name]);
  }

  #addFile(ancestor: string, file: number): void {
    const mount = this.#index.find(`Mount[${ancestor}]`);
    if (mount === undefined) return;
    const files = this.#filesOfMount.get(mount);
    if (files === undefined) this.#filesOfMount.set(mount, [file]);
    else files.push(file);
  }

  #groupsOf(user: GraphResource): number[] {
    const gid = user.get('gid');
    const isId = typeof gid === 'number' || (typeof gid === 'string' && isNumber(gid));
    const group = isId ? this.#groups.get(String(gid)) : undefined;
    const primary = isId ? (group === undefined ? [] : [group]) : this.#find('Group', user.texts('gid'));
    return [...primary, ...this.#find('Group', user.texts('groups'))];
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
