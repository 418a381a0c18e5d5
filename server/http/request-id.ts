import { randomUUID } from 'node:crypto';

/** The id a proxy gave the request, where it is one, else a new one. */
export function requestIdOf(given: string | null): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
