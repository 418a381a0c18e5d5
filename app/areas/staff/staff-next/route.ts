import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { NEXT_QUEUES, nextInQueue } from '#app/areas/staff/next-in-queue.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { notFound } from '#app/lib/http/responses.ts';

/** Leads to what waits next in a queue. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const queue = NEXT_QUEUES.find((known) => known === query.get('queue'));
  const after = /^\d{1,16}$/.exec(query.get('after') ?? '')?.[0];
  if (queue === undefined || after === undefined) throw new Response(null, { status: 400 });
  try {
    return redirect(await nextInQueue(context, { queue, after }));
  } catch (error) {
    throw error instanceof CoreError && error.status < 500 ? notFound('page') : error;
  }
}
