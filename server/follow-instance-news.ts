import { setTimeout as wait } from 'node:timers/promises';
import { retryDelayMs } from '#app/lib/instance/retry-delay.ts';
import type { Log } from '#core/log.ts';
import { NEWS_PATH } from './instance-news.ts';

interface FollowOptions {
  coreUrl: string;
  /** What was announced, as JSON; an empty object where something may have been missed. */
  hear(payload: string): void;
  log: Log;
}

/** A core that is there says so every 15 seconds. */
const SILENCE_MS = 45_000;

/** Listens to a core elsewhere until told to stop, and comes back whenever it was cut off. */
export function followInstanceNews({ coreUrl, hear, log }: FollowOptions): () => Promise<void> {
  const stopping = new AbortController();
  let failures = 0;

  async function listen(): Promise<void> {
    const silence = new AbortController();
    const signal = AbortSignal.any([stopping.signal, silence.signal]);
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const response = await fetch(new URL(NEWS_PATH, coreUrl), { signal });
      if (!response.ok || !response.body) throw new Error(`The core answered ${response.status}`);
      failures = 0;
      hear('{}');
      for await (const payload of payloadsIn(response.body, () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
      })) {
        hear(payload);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        failures += 1;
        log.warn({ err: error, failures }, 'news of instances not heard');
      });
      const delayMs = retryDelayMs(Math.max(1, failures), Math.random);
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return async () => {
    stopping.abort();
    await following;
  };
}

/** The data lines of server-sent events; ours are one line each. */
async function* payloadsIn(body: ReadableStream<Uint8Array>, alive: () => void) {
  const decoder = new TextDecoder();
  let rest = '';
  // Web streams are iterable in Node, which the types of the web do not know.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    alive();
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice(6);
  }
}
