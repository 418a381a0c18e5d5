import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './arguments.mjs';

const NOTE = path.resolve(import.meta.dirname, '../../.cache/chromium-path');

/** The browser of this project, which `ensure-chromium.mjs` has brought here. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: readFileSync(NOTE, 'utf8'),
    args: [...CHROMIUM_ARGUMENTS, ...more],
  });
}
