/** Reports that the sources of an environment cannot be used. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
}
