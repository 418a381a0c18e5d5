import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { QuickTime } from './quick-time.ts';

const WORKER = fileURLToPath(new URL('./mortal-worker.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

interface Killing {
  url: string;
  time: QuickTime;
  workers: number;
  /** How long each may live after it has begun to work. */
  lifeMs: () => number;
}

/** So many workers, each killed at a moment of its own and followed by the next. */
export function killWorkers({ url, time, workers, lifeMs }: Killing) {
  let kills = 0;
  let isOver = false;
  const alive = new Set<ChildProcess>();

  function begin(): void {
    const child = fork(WORKER, [JSON.stringify({ url, time })], {
      execArgv: ['--import', LOADER],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    alive.add(child);
    child.once('message', () => setTimeout(() => child.kill('SIGKILL'), lifeMs()).unref());
    child.once('exit', (_code, signal) => {
      alive.delete(child);
      if (isOver) return;
      if (signal !== 'SIGKILL') throw new Error('A worker ended by itself');
      kills += 1;
      begin();
    });
  }

  for (let started = 0; started < workers; started += 1) begin();
  return {
    kills: () => kills,
    async end(): Promise<void> {
      isOver = true;
      const gone = [...alive].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of alive) child.kill('SIGKILL');
      await Promise.all(gone);
    },
  };
}
