import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_ARGUMENTS } from './chromium/arguments.mjs';
import { installPackedChromium } from './chromium/packed-chromium.mjs';
import { programOf, ROOT, run } from './run-command.mjs';

/** Where playwright.config.ts reads the program; empty means Playwright's own. */
const NOTE = path.join(ROOT, '.cache/chromium-path');
const OWN = '';

const SYSTEM_PROGRAMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** Small fonts for the languages whose letters a bare Debian cannot draw. */
const FONTS = ['fonts-lohit-deva', 'fonts-wqy-microhei'];

/**
 * The ways to a Chromium, cheapest first. Each returns programs to try; a way that is closed on
 * this machine returns none, quickly.
 */
const WAYS = [
  ['CHROMIUM_PATH', () => [process.env['CHROMIUM_PATH']].filter(Boolean)],
  ['the last run', () => (existsSync(NOTE) ? [readFileSync(NOTE, 'utf8')] : [])],
  ['Playwright', () => [OWN]],
  ['this machine', () => SYSTEM_PROGRAMS.filter((program) => existsSync(program))],
  ["Playwright's download", downloadPlaywrights],
  ['an npm package', installPackedChromium],
  ["Debian's packages", installFromDebian],
];

/**
 * Finds a Chromium that really opens a page, or installs one, and notes it for Playwright.
 *
 * @param {string[]} [only] the ways to try, by their names above
 * @returns {Promise<string>} which one it is, for people
 */
export async function ensureChromium(only) {
  for (const [way, programs] of WAYS) {
    if (only && !only.includes(way)) continue;
    for (const program of await programs()) {
      const version = await opensPage(program);
      if (version === undefined) continue;
      mkdirSync(path.dirname(NOTE), { recursive: true });
      writeFileSync(NOTE, program);
      return `Chromium ${version} (from ${way})`;
    }
  }
  throw new Error('No Chromium runs here and none could be installed: set CHROMIUM_PATH to one.');
}

/** The version, when a page opens; undefined when this program does not run here. */
async function opensPage(program) {
  const { chromium } = await import('@playwright/test');
  const options = { args: CHROMIUM_ARGUMENTS, timeout: 30_000 };
  if (program !== OWN) options.executablePath = program;
  let browser;
  try {
    browser = await chromium.launch(options);
    const page = await browser.newPage();
    await page.setContent('<title>ready</title><p>ज 日</p>');
    return (await page.title()) === 'ready' ? browser.version() : undefined;
  } catch (error) {
    if (process.env['DEBUG_CHROMIUM']) console.error(`${program}: ${error.message}`);
    return undefined;
  } finally {
    await browser?.close();
  }
}

async function downloadPlaywrights() {
  const install = [...programOf('@playwright/test', 'playwright'), 'install'];
  const { ok } = await run([...install, 'chromium-headless-shell'], {
    capture: true,
    signal: AbortSignal.timeout(180_000),
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
  });
  return ok ? [OWN] : [];
}

async function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return [];
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = (...args) =>
    run([...asRoot, 'apt-get', ...args], {
      capture: true,
      signal: AbortSignal.timeout(300_000),
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!(await apt('update')).ok) return [];
  const install = ['install', '--yes', '--no-install-recommends'];
  await apt(...install, ...FONTS);
  const { ok } = await apt(...install, 'chromium');
  return ok ? ['/usr/bin/chromium'] : [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv.slice(2);
  console.log(await ensureChromium(only.length > 0 ? only : undefined));
}
