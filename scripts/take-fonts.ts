import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import {
  FONT_FAMILIES,
  FONT_SUBSETS,
  type FittedFace,
  type FontFaces,
  type FontFamily,
  type FontSubset,
} from '#themes/fonts/font-families.ts';
import { launchChromium } from './chromium/launch-chromium.ts';
import { FONT_SOURCES, REFERENCES, type FontPackage } from './fonts/font-sources.ts';
import { measureFaces, type FaceMeasures, type Measures } from './fonts/measure-fonts.ts';
import { mustRun, npm, programOf } from './run-command.mjs';

/**
 * Takes the typefaces out of their packages: files named by what they hold into public/assets, their
 * licences and what themes say of them into themes/fonts. Run it after a change of font-sources.ts.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const ASSETS = path.join(ROOT, 'public/assets');
const LICENCES = path.join(ROOT, 'themes/fonts/licences');

type Ranges = Partial<Record<FontSubset, string>>;

async function install(folder: string): Promise<void> {
  const sources = Object.values(FONT_SOURCES).map(({ name, version }) => `${name}@${version}`);
  const references = Object.values(REFERENCES).flatMap((all) =>
    all.flat().map(({ packageName, version }) => `${packageName}@${version}`),
  );
  const names = [...new Set([...sources, ...references])];
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit'];
  await mustRun('The packages could not be installed.', npm('install', ...options, ...names));
}

/** A range as short as CSS takes it: the theme is sent inside every page. */
function shortRange(range: string): string {
  return range.replaceAll(/U\+0*([0-9A-F]+)(?:-0*([0-9A-F]+))?/gi, (_, from: string, to?: string) =>
    to === undefined ? `U+${from}` : `U+${from}-${to}`,
  );
}

async function takeFamily(folder: string, source: FontPackage, ranges: Ranges) {
  const home = path.join(folder, 'node_modules', source.name);
  const files: Partial<Record<FontSubset, string>> = {};
  const known = JSON.parse(await readFile(path.join(home, 'unicode.json'), 'utf8'));
  for (const subset of FONT_SUBSETS) {
    if (known[subset] === undefined) continue;
    const range = shortRange(known[subset]);
    if ((ranges[subset] ??= range) !== range) throw new Error(`${source.name} cuts ${subset} anew`);
    const stem = `${source.file}-${subset}-${source.ending}`;
    const bytes = await readFile(path.join(home, `files/${stem}.woff2`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    files[subset] = `${source.file}-${subset}-${hash}.woff2`;
    await writeFile(path.join(ASSETS, files[subset]), bytes);
  }
  await writeFile(
    path.join(LICENCES, `${source.file}.txt`),
    await readFile(path.join(home, 'LICENSE')),
  );
  const { variable } = JSON.parse(await readFile(path.join(home, 'metadata.json'), 'utf8'));
  const latin = path.join(home, `files/${source.file}-latin-${source.ending}.woff2`);
  return { files, weights: `${variable.wght.min} ${variable.wght.max}`, latin };
}

const perCent = (share: number) => Math.round(share * 10_000) / 100;

/** How a typeface of the system is drawn so that a text takes the room that it takes in ours. */
function fit(ours: FaceMeasures, standIn: FaceMeasures): FittedFace {
  const size = ours.width / standIn.width;
  return {
    size: perCent(size),
    ascent: perCent(ours.ascent / size),
    descent: perCent(ours.descent / size),
  };
}

async function measureReferences(browser: Browser, folder: string) {
  const measured = new Map<string, Measures[]>();
  for (const [kind, references] of Object.entries(REFERENCES)) {
    const all: Measures[] = [];
    for (const files of references) {
      const [regular, bold] = files.map(({ packageName, path: file }) =>
        path.join(folder, 'node_modules', packageName, file),
      );
      all.push(await measureFaces(browser, [regular ?? '', bold ?? '']));
    }
    measured.set(kind, all);
  }
  return measured;
}

function moduleOf(faces: Record<string, FontFaces>, ranges: Ranges): string {
  return [
    "import type { FontFaces, FontFamily, FontSubset } from './font-families.ts';",
    '',
    '/** Written by scripts/take-fonts.ts. */',
    `export const UNICODE_RANGES: Readonly<Record<FontSubset, string>> = ${JSON.stringify(ranges)};`,
    '',
    `export const FONT_FACES: Readonly<Record<FontFamily, FontFaces>> = ${JSON.stringify(faces)};`,
    '',
  ].join('\n');
}

async function take(folder: string, browser: Browser): Promise<void> {
  await install(folder);
  await Promise.all([mkdir(ASSETS, { recursive: true }), mkdir(LICENCES, { recursive: true })]);
  for (const old of await readdir(ASSETS)) await rm(path.join(ASSETS, old));
  const references = await measureReferences(browser, folder);
  const ranges: Ranges = {};
  const faces: Record<string, FontFaces> = {};
  for (const [family, source] of Object.entries(FONT_SOURCES)) {
    const { files, weights, latin } = await takeFamily(folder, source, ranges);
    const [regular, bold] = await measureFaces(browser, [latin, latin]);
    // The table of sources has every family and nothing else.
    const standIns = references.get(FONT_FAMILIES[family as FontFamily].kind) ?? [];
    faces[family] = {
      weights,
      files,
      standIns: standIns.map(([one, two]) => [fit(regular, one), fit(bold, two)] as const),
    };
  }
  const target = path.join(ROOT, 'themes/fonts/font-faces.ts');
  await writeFile(target, moduleOf(faces, ranges));
  await mustRun('The faces could not be formatted.', [...programOf('oxfmt'), target]);
}

const folder = await mkdtemp(path.join(tmpdir(), 'marquee-fonts-'));
const browser = await launchChromium();
try {
  await take(folder, browser);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
