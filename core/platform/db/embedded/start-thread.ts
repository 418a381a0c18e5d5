import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerData } from './worker-messages.ts';

/** The worker stands beside this file: as a source, and as a file of its own in the build. */
export function startThread(workerData: WorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData });
  }
  const source = new URL('./embedded-worker.ts', import.meta.url);
  const readsTypes = 'typescript' in process.features && Boolean(process.features.typescript);
  if (readsTypes) return new Worker(source, { workerData });
  // A thread does not inherit who reads TypeScript for its parent, so it is told first.
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const first = JSON.stringify(pathToFileURL(tsx).href);
  const then = JSON.stringify(source.href);
  const code = `import(${first}).then(({ register }) => (register(), import(${then})))`;
  return new Worker(code, { eval: true, workerData });
}
