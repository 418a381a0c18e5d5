import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { compileTheme, ENGINE_VERSION } from '#themes/compile-theme.ts';
import { PRESETS } from '#themes/presets.ts';
import { adversarialSeeds } from '#tests/themes/adversarial-seeds.ts';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';
import type { ThemeInput } from '#themes/theme-input.ts';

interface GoldenFile {
  readonly engineVersion: number;
  readonly themes: readonly { readonly input: ThemeInput; readonly sha256: string }[];
}

function fileOf(version: number): URL {
  return new URL(`../themes/golden/engine-${version}.json`, import.meta.url);
}

async function readGolden(version: number): Promise<GoldenFile | undefined> {
  const text = await readFile(fileOf(version), 'utf8').catch(() => undefined);
  // Written by this script; the golden test checks what is in it.
  return text === undefined ? undefined : (JSON.parse(text) as GoldenFile);
}

function firstInputs(): ThemeInput[] {
  const random = randomFrom(20);
  const seeds = adversarialSeeds();
  return [
    ...PRESETS.map(({ colours }) => ({ colours, darkModeAvailable: true })),
    ...Array.from({ length: 24 }, (_, index) => {
      const primary = seeds[Math.floor((index * seeds.length) / 24)] ?? '#000000';
      return { colours: { light: { primary } }, darkModeAvailable: true };
    }),
    ...Array.from({ length: 68 }, () => randomInput(random)),
  ];
}

async function main() {
  if (await readGolden(ENGINE_VERSION)) {
    throw new Error(
      `Engine ${ENGINE_VERSION} is frozen. Raise ENGINE_VERSION to change its bytes.`,
    );
  }
  const before = await readGolden(ENGINE_VERSION - 1);
  const inputs = before?.themes.map(({ input }) => input) ?? firstInputs();
  const themes = inputs.map((input) => ({
    input,
    sha256: createHash('sha256').update(compileTheme(input).css).digest('hex'),
  }));
  const golden = JSON.stringify({ engineVersion: ENGINE_VERSION, themes });
  const { code } = await format('golden.json', golden, { printWidth: 100 });
  await writeFile(fileOf(ENGINE_VERSION), code);
  console.log(`Engine ${ENGINE_VERSION} is frozen on ${themes.length} themes.`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
