export const NODE_BUNDLES: readonly string[];
export function addNodeBundle(source: string, target: string): Promise<void>;
export function removeNodeBundle(folder: string): void;
