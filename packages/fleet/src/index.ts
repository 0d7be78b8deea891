/** Compiles the catalogs of large fleets on several machines, with PostgreSQL as queue and store. */
export { ArtifactStore, type ObjectStore } from './artifacts/artifact-store.js';
export type { WorkOptions } from './chunk-worker.js';
export { databaseFailure } from './database/database.js';
export { Fleet } from './fleet.js';
export { FleetError } from './fleet-error.js';
export { type FleetStore, type RunDescription, type RunStatus } from './fleet-store.js';
export type { Chunk, CompileChunk, FleetNode, NodeResult } from './node-result.js';
export type { DifferentNode, NodeOutcome, RunComparison, StoredGroup } from './run-comparison.js';
export type { DeletedRows } from './run-deletion.js';
