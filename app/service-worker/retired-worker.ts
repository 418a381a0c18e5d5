import type { LastingEvent } from './worker-scope.ts';

/**
 * Served in the worker's place when it is switched off: a browser that has the worker fetches this
 * instead, which removes what is kept and then itself.
 */
interface RetiringScope {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: LastingEvent) => void): void;
}

// TypeScript takes the global scope for a window everywhere.
const worker = self as unknown as RetiringScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
