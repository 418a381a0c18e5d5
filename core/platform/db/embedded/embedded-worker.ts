import { parentPort, workerData } from 'node:worker_threads';
import { startDurableEngine, type DurableEngine } from './durable-engine.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

// The entry of the thread that the embedded database runs in: a slow statement blocks it and
// nothing else.
const port = parentPort;
if (!port) throw new Error('This file is the entry of a worker thread.');

function send(message: FromWorker): void {
  port?.postMessage(message);
}

function endThread(): never {
  // It ends this thread only, also from inside the engine, whose own loop would go on.
  process.exit(1);
}

async function answer(engine: DurableEngine, request: ToWorker): Promise<void> {
  if ('close' in request) {
    await engine.close();
    process.exit(0);
  }
  const { id, message } = request;
  send({ id, answer: await engine.exec(message), walBytes: engine.walBytes });
}

const { dataDirectory }: WorkerData = workerData;
try {
  const engine = await startDurableEngine(dataDirectory, { onAbort: endThread });
  port.on('message', (request: ToWorker) => {
    answer(engine, request).catch((error: unknown) => {
      send({ failed: String(error) });
      endThread();
    });
  });
  send({ ready: true });
} catch (error) {
  send({ failed: error instanceof Error ? error.message : String(error) });
}
