import type { Browser } from '@playwright/test';
import { hydrated } from '#tests/e2e/panel.ts';
import { startServer, type RunningServer } from '#tests/harness/start-server.ts';
import { launchChromium } from './chromium/launch-chromium.ts';
import { setScene, type Scene } from './staff-keys/scene.ts';
import { TASKS, type Task } from './staff-keys/tasks.ts';
import { Typist } from './staff-keys/typist.ts';

/**
 * What staff do all day, by the keyboard alone, each from the overview on: how many keys and seconds
 * it takes, a person's fingers among them, and whether it has had its effect.
 */

const MOST_KEYS = 6;
const MOST_SECONDS = 8;
const HANGS_MS = 30_000;

interface Measured {
  keys: number;
  seconds: number;
}

async function measure(scene: Scene, task: Task): Promise<Measured> {
  const page = await scene.staff.newPage();
  page.setDefaultTimeout(HANGS_MS);
  try {
    await page.goto(`http://localhost:${scene.server.port}/app/staff`);
    await hydrated(page);
    const typist = new Typist(page);
    const started = performance.now();
    await task.does(typist, scene);
    const seconds = (performance.now() - started) / 1000;
    if (!(await task.isDone(scene))) throw new Error(`"${task.says}" has had no effect.`);
    console.log(`${typist.keys} keys, ${seconds.toFixed(1)} s  ${task.says}`);
    return { keys: typist.keys, seconds };
  } catch (error) {
    const picture = 'test-results/staff-keys.png';
    await page.screenshot({ path: picture });
    console.error(`"${task.says}" stands at ${page.url()}, see ${picture}`);
    throw error;
  } finally {
    await page.close();
  }
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

let server: RunningServer | undefined;
let browser: Browser | undefined;
try {
  server = await startServer();
  browser = await launchChromium();
  const scene = await setScene(server, browser);
  const all: Measured[] = [];
  for (const task of TASKS) all.push(await measure(scene, task));
  const keys = medianOf(all.map((one) => one.keys));
  const seconds = medianOf(all.map((one) => one.seconds));
  console.log(`${keys} keys and ${seconds.toFixed(1)} s in the median of ${all.length} tasks`);
  if (keys > MOST_KEYS || seconds > MOST_SECONDS) process.exitCode = 1;
} finally {
  await browser?.close();
  await server?.stop();
}
