import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's folder with the programs of each version of PostgreSQL. */
const VERSIONS = '/usr/lib/postgresql';

/** Returns the folder with the programs of PostgreSQL; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const [newest] = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(VERSIONS, newest, 'bin');
}

/** A PostgreSQL of its own in a temporary folder, which only this machine can reach. */
export class Postgres {
  readonly directory = mkdtempSync(join(tmpdir(), 'pptjs-pg-'));
  /** The environment variables that name the database. */
  readonly env: Readonly<Record<string, string>>;
  readonly #programs: string;
  readonly #user: { readonly uid?: number; readonly gid?: number };

  constructor(programs: string) {
    this.#programs = programs;
    this.#user = databaseUser();
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) chownSync(this.directory, uid, gid);
    chmodSync(this.directory, 0o755);
    this.env = { PGHOST: this.directory, PGPORT: '5432', PGUSER: 'postgres', PGDATABASE: 'postgres' };
    this.#run('initdb', '-D', this.#data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8');
    this.start();
  }

  get #data(): string {
    return join(this.directory, 'data');
  }

  /** The process that starts all others of the server. */
  get processId(): number {
    return Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  start(): void {
    const options = `-c listen_addresses='' -c unix_socket_directories='${this.directory}' -c fsync=off`;
    this.#run('pg_ctl', '-D', this.#data, '-w', '-l', join(this.directory, 'log'), '-o', options, 'start');
  }

  /** Stops as a crash does: without a checkpoint, and without waiting for clients. */
  stop(): void {
    this.#run('pg_ctl', '-D', this.#data, '-w', '-m', 'immediate', 'stop');
  }

  /** The connection string of the database. */
  get url(): string {
    return `postgresql://postgres@localhost/postgres?host=${this.directory}`;
  }

  /** Runs a statement and returns the lines of its result. */
  query(sql: string): string[] {
    const { stdout } = this.#run('psql', '-h', this.directory, '-U', 'postgres', '-At', '-c', sql);
    return stdout.split('\n').filter((line) => line !== '');
  }

  remove(): void {
    this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }

  #run(program: string, ...args: readonly string[]): { readonly stdout: string } {
    // pg_ctl leaves its output to the server, which would keep a pipe open.
    const isControl = program === 'pg_ctl';
    const { status, stdout, stderr, error } = spawnSync(join(this.#programs, program), args, {
      encoding: 'utf8',
      cwd: this.directory,
      stdio: ['ignore', isControl ? 'ignore' : 'pipe', isControl ? 'ignore' : 'pipe'],
      ...this.#user,
    });
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr ?? 'failed'}`);
    return { stdout: stdout ?? '' };
  }
}

/** PostgreSQL refuses to run as root. */
function databaseUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string): number => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
