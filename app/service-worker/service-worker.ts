import { keptFile } from './kept-files.ts';
import { OfflinePages } from './offline-page.ts';
import { requestKind } from './request-kind.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';
import type { WorkerMessage } from '../lib/app-update/worker-paths.ts';

/** Which build of the panel this worker came with; the bundler fills it in. */
declare const BUILD_ID: string;

// TypeScript takes the global scope for a window everywhere.
const worker = self as unknown as WorkerScope;

const FILES = { cache: `files-${BUILD_ID}`, most: 300 };
const PICTURES = { cache: 'pictures', most: 100 };
const offline = new OfflinePages(BUILD_ID);

worker.addEventListener('install', (event) => {
  // Without a connection it comes with the next page that is seen.
  event.waitUntil(offline.inherit().catch(() => undefined));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const mine: readonly string[] = [FILES.cache, PICTURES.cache, offline.cache];
  const others = (await caches.keys()).filter((name) => !mine.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (requestKind(event.request, worker.location.origin)) {
    case 'page':
      event.respondWith(page(event));
      break;
    case 'file':
      event.respondWith(keptFile(event.request, { ...FILES, later }));
      break;
    case 'picture':
      event.respondWith(keptFile(event.request, { ...PICTURES, later }));
      break;
    case 'other':
      break;
  }
});

/** Never kept: a page may be of somebody in particular. */
async function page({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const instead = await offline.find(new URL(request.url).pathname);
    if (instead) return instead;
    throw error;
  }
}

worker.addEventListener('message', (event) => {
  // Only pages of this origin can send to it, and they send these.
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'take-over':
      event.waitUntil(worker.skipWaiting());
      break;
    case 'seen':
      event.waitUntil(offline.keep(message.language, message.revision).catch(() => undefined));
      break;
  }
});
