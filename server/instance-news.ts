import type { Database } from '#core/platform/db/database.ts';
import { followDatabase } from './follow-database.ts';

/** Where a core tells panels elsewhere that an instance changed. */
export const NEWS_PATH = '/instance-changes';

const HEARTBEAT_MS = 15_000;
const MOST_LISTENERS = 200;

export interface InstanceNews {
  /** A stream of server-sent events, each a change of an instance or its catalogue; one without hosts concerns them all. */
  answer(): Response;
  close(): Promise<void>;
}

/** Passes on what the database announces to every panel that listens. */
export async function createInstanceNews(db: Database): Promise<InstanceNews> {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();

  function tell(text: string): void {
    const bytes = encoder.encode(text);
    for (const listener of listeners) {
      // Whoever does not read would pile up memory here; it comes again and asks for everything.
      if ((listener.desiredSize ?? 0) > 0) listener.enqueue(bytes);
      else end(listener);
    }
  }

  function end(listener: ReadableStreamDefaultController<Uint8Array>): void {
    if (listeners.delete(listener)) listener.close();
  }

  const unlisten = await followDatabase(db, (payload) => tell(`data: ${payload}\n\n`));
  const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    answer() {
      if (listeners.size >= MOST_LISTENERS) {
        return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
      }
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>(
        {
          start(listener) {
            own = listener;
            listeners.add(listener);
            listener.enqueue(encoder.encode(': here\n\n'));
          },
          cancel() {
            if (own) listeners.delete(own);
          },
        },
        { highWaterMark: 1_000 },
      );
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
      return new Response(body, { headers });
    },

    async close() {
      clearInterval(heartbeat);
      for (const listener of [...listeners]) end(listener);
      await unlisten();
    },
  };
}
