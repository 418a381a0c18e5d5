export function precompress(folder: string): Promise<{ files: number }>;
