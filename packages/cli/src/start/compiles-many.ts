import { isMainThread } from 'node:worker_threads';

/** Whether the command line asks for more than one catalog; threads are for nothing else. */
export const compilesMany: boolean = !isMainThread || process.argv.some((word) => word === '--batch' || word === '--nodes' || word.startsWith('--nodes='));
