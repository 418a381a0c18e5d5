import type { AppLoadContext } from '@remix-run/node';
import { listViewerComments } from '#core/growth/tasks/task.operations.ts';
import { SAID_BEFORE } from './said-before.ts';

/** What viewers said of the video of an order; nothing where it is delivered otherwise. */
export async function viewerWords({ core }: AppLoadContext, orderId: string, request: Request) {
  const before = new URL(request.url).searchParams.get(SAID_BEFORE) ?? '';
  const cursor = /^\d{1,18}$/.test(before) ? before : undefined;
  const { data: words, meta } = await core.call(listViewerComments, {
    params: { orderId },
    query: { ...(cursor !== undefined && { cursor }) },
  });
  return { words, ...meta, isFirst: cursor === undefined };
}

export type Said = Awaited<ReturnType<typeof viewerWords>>;
