import { spawnSync } from 'node:child_process';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

/** The variables that Git sets for hooks. They name another index or work tree than those of the current folder. */
const HOOK_VARIABLES = ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_WORK_TREE'];

/** The Git repository of a folder. Runs the command `git` synchronously, so that no signal interrupts it halfway. */
export class GitRepository {
  /** The folder of the work tree. */
  readonly root: string;
  /** The path of the current folder in the repository: empty, or ending with a slash. */
  readonly prefix: string;
  readonly #cwd: string;
  readonly #env: Host['env'];

  private constructor(root: string, prefix: string, { cwd, env }: Pick<Host, 'cwd' | 'env'>) {
    this.root = root;
    this.prefix = prefix;
    this.#cwd = cwd;
    this.#env = env;
  }

  /** Returns the repository of the current folder; undefined if there is none, or Git is not installed. */
  static find(host: Host): GitRepository | undefined {
    const { status, stdout } = runGit(['rev-parse', '--show-toplevel', '--show-prefix'], host);
    const [root = '', prefix = ''] = stdout.split('\n');
    return status === 0 && root !== '' ? new GitRepository(root, prefix, host) : undefined;
  }

  /** Returns the hash of the commit that a revision names; undefined if there is no such commit. */
  findCommit(revision: string): string | undefined {
    if (revision.startsWith('-')) return undefined;
    const { status, stdout } = this.#run('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
    return status === 0 ? stdout.trim() : undefined;
  }

  /** Returns the branches of remotes whose name without the remote is `name`. */
  remoteBranches(name: string): string[] {
    const { stdout } = this.#run('for-each-ref', '--format=%(refname:short)', `refs/remotes/*/${name}`);
    return stdout.split('\n').filter((line) => line !== '');
  }

  /** Whether the clone has only a part of the history. */
  get isShallow(): boolean {
    return this.#run('rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  }

  /** Returns the paths of the submodules of a commit, relative to the root. */
  submodules(commit: string): string[] {
    return this.#run('ls-tree', '-r', '-z', '--full-tree', commit)
      .stdout.split('\0')
      .filter((entry) => entry.startsWith('160000 '))
      .map((entry) => entry.slice(entry.indexOf('\t') + 1));
  }

  /**
   * Checks out a commit in a new folder. Runs no hooks.
   * @throws {CommandError} if that fails
   */
  addWorktree(directory: string, commit: string): void {
    const { status, stderr } = this.#run('worktree', 'add', '--quiet', '--detach', directory, commit);
    if (status !== 0) throw new CommandError(`${commit} cannot be checked out in ${directory}: ${stderr.trim()}`);
  }

  /** Removes a folder that `addWorktree` created, also if Git could not complete it. */
  removeWorktree(directory: string): void {
    this.#run('worktree', 'remove', '--force', '--force', directory);
  }

  #run(...args: readonly string[]): GitResult {
    return runGit(['-c', 'core.hooksPath=/dev/null', ...args], { cwd: this.#cwd, env: this.#env });
  }
}

interface GitResult {
  /** The exit code; null if Git was not started, or ended by a signal. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The most output of a command in bytes: the list of a large repository's files. */
const MAX_OUTPUT = 1 << 28;

function runGit(args: readonly string[], { cwd, env }: Pick<Host, 'cwd' | 'env'>): GitResult {
  const variables = Object.fromEntries(Object.entries(env).filter(([name]) => !HOOK_VARIABLES.includes(name)));
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd,
    env: { PATH: process.env['PATH'], ...variables },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  return { status, stdout: stdout ?? '', stderr: error?.message ?? stderr ?? '' };
}
