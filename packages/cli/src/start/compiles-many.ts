/** Whether the command line asks for more than one catalog. */
export const compilesMany: boolean = process.argv.some((word) => word === '--batch' || word === '--nodes' || word.startsWith('--nodes='));
