/** The database, the store of artifacts or the settings of a fleet cannot be used. `message` says why, in one line. */
export class FleetError extends Error {
  override readonly name = 'FleetError';
}
