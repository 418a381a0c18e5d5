import { DEMO_PASSWORD } from '#fixtures/demo-customer.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DEMO_OWNER } from '#fixtures/demo-owner.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { sessionCookie } from '#tests/e2e/customer.ts';
import { request } from '#tests/harness/request.ts';
import type { RunningServer } from '#tests/harness/start-server.ts';
import { themeInPage } from '#tests/harness/theme-in-page.ts';
import { PlainBrowser } from '#tests/plain/context.ts';
import { judge } from '#tests/themes/judge.ts';
import { randomFrom } from '#tests/themes/random-input.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import {
  BRAND_FORMS,
  corrected,
  meantColour,
  randomBrand,
  type WrittenBrand,
} from './random-brand.ts';
import { anchorOf, StudioHand } from './studio-hand.ts';

interface WriteOptions {
  server: RunningServer;
  host: string;
  brands: number;
  seed: number;
  /** Called with each brand that is public. */
  look?: (brand: number) => Promise<string[]>;
}

export interface BrandsReport {
  brands: number;
  published: number;
  /** Fields that were refused, each with a reason at its place. */
  refusedFields: number;
  /** Pairs of colours that were measured on pages. */
  pairs: number;
  /** Each in a sentence that says how to see it again. */
  faults: string[];
}

/** Writes brand after brand into the forms of the studio, publishes each, and measures its pages. */
export async function writeBrands(options: WriteOptions): Promise<BrandsReport> {
  const { server, host, brands, seed, look } = options;
  const report = { brands: 0, published: 0, refusedFields: 0, pairs: 0, faults: [] as string[] };
  const context = await new PlainBrowser('plain').newContext();
  await context.addCookies([await sessionCookie({ server, host }, DEMO_OWNER, DEMO_PASSWORD)]);
  const hand = new StudioHand(`http://${host}:${server.port}/app`, await context.newPage());
  for (let at = 0; at < brands; at += 1) {
    const brand = randomBrand(randomFrom(seed * 100_000 + at));
    const tell = (fault: string) => report.faults.push(`brand ${at} of seed ${seed}: ${fault}`);
    try {
      report.brands += 1;
      report.refusedFields += await writeBrand(hand, brand, tell);
      const refusal = await hand.publish(`Brand ${at}`);
      if (refusal !== undefined) {
        tell(`was not published: ${refusal}`);
        continue;
      }
      report.published += 1;
      report.pairs += await measure({ server, host }, corrected(brand), tell);
      for (const found of (await look?.(at)) ?? []) tell(found);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }
  await context.close();
  return report;
}

type Tell = (fault: string) => void;

/** Writes a brand as it comes, then puts right what was refused; answers how much that was. */
async function writeBrand(hand: StudioHand, brand: WrittenBrand, tell: Tell): Promise<number> {
  const { forms, faulty } = brand;
  const refused = new Set<string>();
  for (const form of BRAND_FORMS) {
    for (const [pointer, reason] of await hand.save(form, forms[form])) {
      refused.add(pointer);
      if (reason === '') tell(`${pointer} is refused without a reason at its field`);
      if (!faulty.has(pointer)) tell(`${pointer} is refused though it could be: ${reason}`);
    }
  }
  for (const pointer of faulty.keys()) {
    if (!refused.has(pointer)) tell(`${pointer} says nothing of what is wrong with it`);
  }
  if (faulty.size === 0) return 0;
  const before = await hand.lookBeforePublishing();
  if (before.isOpen) tell('can be published with what is wrong with it');
  for (const pointer of faulty.keys()) {
    if (before.problems.has(anchorOf(pointer))) continue;
    tell(`${pointer} is not named before publishing`);
  }
  const right = corrected(brand);
  for (const form of BRAND_FORMS) {
    const left = await hand.save(form, right[form]);
    for (const [pointer, reason] of left) tell(`${pointer} stays refused: ${reason}`);
  }
  return refused.size;
}

type Forms = WrittenBrand['forms'];

/** Holds a page to the colours that were written, and its theme to every pair of the law. */
async function measure(
  { server, host }: Pick<WriteOptions, 'server' | 'host'>,
  forms: Forms,
  tell: Tell,
): Promise<number> {
  const settings = await untilPublic({ server, host }, forms);
  if (!settings) {
    tell('is not what is public');
    return 0;
  }
  const { colours, darkModeAvailable, fonts } = settings;
  const input = { colours, darkModeAvailable, fonts };
  const wanted = compileTheme(input).css;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { text } = await request({ url: server.url, host, path: '/app/login' });
    const css = themeInPage(text);
    if (css === wanted) {
      const { pairs, broken } = judge(input, { css });
      broken.forEach(tell);
      return pairs;
    }
    await pause(BETWEEN_MS);
  }
  tell('has another theme on its pages than its colours make');
  return 0;
}

/** What is published at a server is heard of there a moment later. */
const MOST_TRIES = 200;
const BETWEEN_MS = 25;

async function untilPublic(
  { server, host }: Pick<WriteOptions, 'server' | 'host'>,
  forms: Forms,
): Promise<Settings | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await request({ url: server.url, host, path: '/settings' });
    const { data } = answer.json() as { data: Parameters<typeof fillDefaults<'settings'>>[1] };
    const settings = fillDefaults('settings', data);
    if (isAsWritten(settings, forms)) return settings;
    await pause(BETWEEN_MS);
  }
  return undefined;
}

function isAsWritten(settings: Settings, { brand, colours, fonts }: Forms): boolean {
  const palette = (theme: 'light' | 'dark') => {
    const start = `/colours/${theme}/`;
    const own = Object.entries(colours).filter(
      ([pointer, text]) => pointer.startsWith(start) && text !== '',
    );
    return own.map(([pointer, text]) => [pointer.slice(start.length), meantColour(text)] as const);
  };
  const isSame = (found: object | undefined, written: (readonly [string, string])[]) =>
    isDeepStrictEqual({ ...found }, Object.fromEntries(written));
  return (
    settings.panelName === (brand['/panelName'] ?? '').trim() &&
    isSame(settings.colours.light, palette('light')) &&
    isSame(settings.colours.dark, palette('dark')) &&
    settings.colours.policy.radius === colours['/colours/policy/radius'] &&
    settings.colours.policy.density === colours['/colours/policy/density'] &&
    settings.colours.policy.contrast === colours['/colours/policy/contrast'] &&
    settings.colours.policy.fidelity === colours['/colours/policy/fidelity'] &&
    settings.darkModeAvailable === (colours['/darkModeAvailable'] === 'on') &&
    settings.fonts.text === (fonts['/fonts/text'] || 'system') &&
    (settings.fonts.headings ?? '') === fonts['/fonts/headings']
  );
}
