import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_ARGUMENTS } from '#scripts/chromium/arguments.mjs';

const NOTE = path.join(import.meta.dirname, '../../.cache/chromium-path');

/** Chromium with each frame of another site in a process of its own, and with none in one. */
export const FRAME_ISOLATION = {
  'with frame isolation': ['--site-per-process'],
  'without frame isolation': [
    '--disable-site-isolation-trials',
    '--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes',
  ],
} as const;

/** How to start the browser of the stage; its hosts are its own. */
export function stageBrowser(isolation: readonly string[]) {
  const own = CHROMIUM_ARGUMENTS.filter((argument) => !argument.startsWith('--host-resolver'));
  return {
    executablePath: existsSync(NOTE) ? readFileSync(NOTE, 'utf8') || undefined : undefined,
    args: [...own, ...isolation],
  };
}
