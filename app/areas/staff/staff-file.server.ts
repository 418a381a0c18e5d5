import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

/** A file of staff; to everybody else it is not there. */
export async function staffFile(asked: Promise<Response>): Promise<Response> {
  try {
    return await asked;
  } catch (error) {
    const isRefused = error instanceof CoreError && error.status < 500;
    throw isRefused ? notFound('page') : error;
  }
}
