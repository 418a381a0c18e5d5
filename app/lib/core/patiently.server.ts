import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from './core.server.ts';

const MOST_TRIES = 10;
const BETWEEN_MS = 300;

/** Somebody who pressed twice waits for what the first press does; both send the same key. */
export async function patiently<T>(send: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRunning = isRefusal(error, 'idempotency_key_running');
    if (!isRunning || tries >= MOST_TRIES) throw error;
  }
  await pause(BETWEEN_MS);
  return patiently(send, tries + 1);
}
