import { join } from 'node:path';

/** The folders in the state of a server. */
export const contentDirectory = (state: string): string => join(state, 'content');
export const exportedDirectory = (state: string): string => join(state, 'exported');
export const versionsDirectory = (state: string, environment: string): string =>
  join(state, 'environments', environment);
