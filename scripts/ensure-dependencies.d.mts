export function ensureDependencies(root?: string): Promise<boolean>;
