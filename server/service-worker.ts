import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKER_PATH, WORKER_SCOPE } from '#app/lib/app-update/worker-paths.ts';
import { createScriptFile, type ScriptFile } from './http/script-file.ts';

/** The two programs: the one that serves, and the one that takes it away from every browser. */
export interface WorkerPrograms {
  active: string;
  retired: string;
}

export async function readWorkerPrograms(directory: string): Promise<WorkerPrograms> {
  const [active, retired] = await Promise.all(
    ['service-worker.js', 'retired-worker.js'].map((name) =>
      readFile(join(directory, name), 'utf8'),
    ),
  );
  return { active: active ?? '', retired: retired ?? '' };
}

/** The script is looked at on every visit, so that a new build, or the end of it, is noticed. */
export function createServiceWorker(programs: WorkerPrograms, isOn: boolean): ScriptFile {
  const headers = {
    'cache-control': 'no-cache',
    'service-worker-allowed': WORKER_SCOPE,
    // What it fetches is of this origin, and it runs nothing else.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  };
  const text = isOn ? programs.active : programs.retired;
  return createScriptFile({ path: WORKER_PATH, text, headers });
}
