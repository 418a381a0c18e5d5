import { CoreError } from '../core/core.server.ts';
import { notFound } from './responses.ts';

/** What the core says of such a file, and a browser has to hear. */
const HEADERS = [
  ...['content-type', 'content-length', 'content-disposition', 'cache-control'],
  ...['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'],
];

/** A file as the core sends it; to whoever may not have it, it is not there. */
export async function privateFile(asked: Promise<Response>): Promise<Response> {
  try {
    const file = await asked;
    const headers = new Headers();
    for (const name of HEADERS) {
      const value = file.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(file.body, { headers });
  } catch (error) {
    const isRefused = error instanceof CoreError && error.status < 500;
    throw isRefused ? notFound('page') : error;
  }
}
