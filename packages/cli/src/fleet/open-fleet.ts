import type { ArtifactStore, Fleet } from '@pptjs/fleet';
import type { Arguments } from '../arguments/arguments.js';
import { CommandError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { loadOptionalPackage } from '../process/optional-package.js';

/** The variable with a connection string, as an alternative to those of libpq. */
const DATABASE_VARIABLE = 'PPTJS_DATABASE';

/** The advice if no option names a database, and that of libpq cannot be used. */
const DATABASE_ADVICE = `name the database with --database, ${DATABASE_VARIABLE} or the variables of libpq (PGHOST, PGDATABASE, …)`;

/** The connection strings that the driver reads as such: it takes any other text for the name of a database. */
const CONNECTION_STRING = /^(?:postgres(?:ql)?:|socket:|\/)/;

/** The variable with the location of the artifacts. */
const ARTIFACTS_VARIABLE = 'PPTJS_ARTIFACTS';

/** The variables with the database's and the store's secrets. The code of modules does not see them. */
const SECRET_VARIABLES = new RegExp(`^(?:PG|AWS_|${DATABASE_VARIABLE}$)`);

/** The services of a fleet that the subcommands of `pptjs fleet` share. */
export interface OpenFleet {
  readonly fleet: Fleet;
  /** @throws {CommandError} if the location of the artifacts is not known */
  readonly artifacts: () => ArtifactStore;
}

/**
 * Connects to the database of a fleet while `body` runs.
 * @throws {CommandError} if @pptjs/fleet is not installed, or the database or the artifacts cannot be used
 */
export async function withFleet<T>(args: Arguments, host: Host, body: (open: OpenFleet) => Promise<T>): Promise<T> {
  const { ArtifactStore, databaseFailure, Fleet, FleetError } = await loadOptionalPackage('@pptjs/fleet', host.cwd);
  try {
    const database = readDatabase(args, host);
    const fleet = await Fleet.open(database).catch((error: unknown) => {
      if (!(error instanceof FleetError) || database !== undefined) throw error;
      throw new CommandError(`${error.message}\nhelp: ${DATABASE_ADVICE}`);
    });
    const artifacts = (): ArtifactStore => {
      const location = args.text('artifacts') ?? host.env[ARTIFACTS_VARIABLE];
      if (location === undefined) throw new CommandError(`specify --artifacts, or set ${ARTIFACTS_VARIABLE}`);
      return new ArtifactStore(location, host.env);
    };
    try {
      return await body({ fleet, artifacts });
    } finally {
      await fleet.close();
    }
  } catch (thrown) {
    const error = databaseFailure(thrown);
    throw error instanceof FleetError ? new CommandError(error.message) : error;
  }
}

/** Returns the connection string of the database; undefined if the variables of libpq name it. It may have a password. */
function readDatabase(args: Arguments, host: Host): string | undefined {
  const database = args.text('database') ?? host.env[DATABASE_VARIABLE];
  if (database === undefined || CONNECTION_STRING.test(database)) return database;
  const name = args.text('database') === undefined ? DATABASE_VARIABLE : '--database';
  throw new CommandError(`${name} must be a connection string, such as postgresql://user@host/database`);
}

/** Returns the environment variables without secrets, for processes that run the code of modules. */
export function withoutSecrets(env: Host['env']): Host['env'] {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET_VARIABLES.test(name)));
}
