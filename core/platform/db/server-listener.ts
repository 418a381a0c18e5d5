import pg from 'pg';
import type { Log } from '#core/log.ts';
import type { Listeners } from './listeners.ts';
import { WIRE_CHANNEL } from './notify.ts';

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
/** A connection that only listens would not notice that the other side is gone. */
const PROBE_MS = 30_000;
const ANSWER_TIMEOUT_MS = 10_000;

/** Keeps one connection that listens, and makes it again whenever it is lost. */
export async function listenOnServer(
  config: pg.ClientConfig,
  listeners: Listeners,
  log: Log,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  const stopping = new AbortController();
  let wake: (() => void) | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...config, query_timeout: ANSWER_TIMEOUT_MS });
    const probe = setInterval(() => client.query('select 1').catch(lost), PROBE_MS);
    probe.unref();
    let isLost = false;
    function lost(error?: unknown): void {
      if (isLost) return;
      isLost = true;
      clearInterval(probe);
      client.end().catch((cause: unknown) => log.debug({ err: cause }, 'It was closed already.'));
      if (stopping.signal.aborted || current !== client) return;
      log.warn({ err: error }, 'The connection that listens to the database was lost.');
      void reconnect();
    }
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => listeners.deliver(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${WIRE_CHANNEL}`);
      if (stopping.signal.aborted) await client.end();
      else current = client;
    } catch (error) {
      lost(error);
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (
      let delay = FIRST_RETRY_MS;
      !stopping.signal.aborted;
      delay = Math.min(delay * 2, LAST_RETRY_MS)
    ) {
      try {
        await connect();
        log.info({}, 'Listening to the database again.');
        listeners.sayMissed();
        return;
      } catch (error) {
        log.debug({ err: error, retryInMs: delay }, 'The database cannot be listened to yet.');
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, delay).unref();
      });
    }
  }

  await connect();
  return async () => {
    stopping.abort();
    wake?.();
    const client = current;
    current = undefined;
    await client?.end();
  };
}
