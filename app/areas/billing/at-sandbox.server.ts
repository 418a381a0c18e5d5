import { redirect } from '@remix-run/node';
import { CoreError, isRefusal } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

/** What a page of the sandbox asks for; of what it knows nothing, there is no page. */
export async function atSandbox<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof CoreError && error.status < 500 ? notFound('page') : error;
  }
}

interface Places<T> {
  /** Which says how it was decided before. */
  page: string;
  backOf: (data: T) => string;
}

export async function afterDecision<T>(
  decided: Promise<{ data: T }>,
  { page, backOf }: Places<T>,
): Promise<Response> {
  const back = decided.then(({ data }) => backOf(data));
  const unlessBefore = back.catch((error: unknown) => {
    if (isRefusal(error, 409)) return page;
    throw error;
  });
  return redirect(await atSandbox(unlessBefore), 303);
}
