import { createHash } from 'node:crypto';

/** By what contents are kept: of their canonical JSON. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
