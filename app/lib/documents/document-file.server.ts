import { redirect } from '@remix-run/node';
import { CoreError } from '../core/core.server.ts';
import { notFound } from '../http/responses.ts';

/** Told to the page of a document whose file could not be made. */
export const UNAVAILABLE = { file: 'unavailable' } as const;

export const isUnavailable = (request: Request): boolean =>
  new URL(request.url).searchParams.get('file') === UNAVAILABLE.file;

/**
 * A file of a document as it comes. Where it cannot be made, its page says so and shows the same;
 * what is not there for the caller is not there at all.
 */
export async function documentFile(asked: Promise<Response>, page: string): Promise<Response> {
  try {
    const file = await asked;
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const name of ['content-type', 'content-disposition']) {
      const value = file.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(file.body, { headers });
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status === 429 || error.status === 503) throw redirect(page, 303);
    throw error.status < 500 && error.status !== 401 ? notFound('page') : error;
  }
}
