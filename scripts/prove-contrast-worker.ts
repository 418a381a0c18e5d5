import { parentPort, workerData } from 'node:worker_threads';
import { modeLrgb, modeRgb, useMode, wcagLuminance } from 'culori/fn';
import type { Finding, Task } from '#scripts/prove-contrast.ts';
import { toHex, type Rgb } from '#themes/colour.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { makeSolid } from '#themes/solids.ts';
import { adversarialSeeds } from '#tests/themes/adversarial-seeds.ts';
import { judge } from '#tests/themes/judge.ts';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';
import type { Contrast, Fidelity, ThemeInput } from '#themes/theme-input.ts';

useMode(modeRgb);
useMode(modeLrgb);

const POLICIES: readonly (readonly [Fidelity, Contrast])[] = [
  ['exact', 'aa'],
  ['exact', 'aaa'],
  ['readable', 'aa'],
  ['readable', 'aaa'],
];

class Tally implements Finding {
  done = 0;
  pairs = 0;
  brokenCount = 0;
  readonly broken: string[] = [];

  add(name: string, pairs: number, broken: readonly string[]) {
    this.done += 1;
    this.pairs += pairs;
    this.brokenCount += broken.length;
    for (const line of broken) if (this.broken.length < 20) this.broken.push(`${name} ${line}`);
  }
}

function judged(inputs: readonly ThemeInput[]) {
  let pairs = 0;
  const broken: string[] = [];
  for (const input of inputs) {
    const verdict = judge(input, compileTheme(input));
    pairs += verdict.pairs;
    broken.push(...verdict.broken);
  }
  return { pairs, broken };
}

/** A palette by its number, so that each can be made again alone. */
function provePalette(index: number, tally: Tally) {
  const input = randomInput(randomFrom(index));
  const { pairs, broken } = judged([input]);
  tally.add(`palette ${index}`, pairs, broken);
}

/** Each hard seed as brand alone, and as everything at once, under every policy. */
function proveAdversarial(seed: string, tally: Tally) {
  const palettes = [
    { primary: seed },
    { primary: seed, accent: seed, neutral: seed, background: seed, text: seed },
  ];
  const inputs = palettes.flatMap((light) =>
    POLICIES.map(([fidelity, contrast]) => ({
      colours: { light, dark: light, policy: { fidelity, contrast } },
      darkModeAvailable: true,
    })),
  );
  const { pairs, broken } = judged(inputs);
  tally.add(seed, pairs, broken);
}

function judgedLuminance(rgb: Rgb): number {
  const r = (rgb >> 16) / 255;
  const g = ((rgb >> 8) & 255) / 255;
  return wcagLuminance({ mode: 'rgb', r, g, b: (rgb & 255) / 255 });
}

/** That `exact` keeps the seed to the bit, with a label of 4.5:1 at rest, hovered and pressed. */
function proveSeed(seed: Rgb, tally: Tally) {
  const broken: string[] = [];
  for (const asked of [4.5, 7]) {
    const { solid, hover, active, on } = makeSolid(seed, 'exact', asked);
    if (solid !== seed) broken.push(`became ${toHex(solid)}`);
    const label = judgedLuminance(on) + 0.05;
    for (const state of [solid, hover, active]) {
      const ground = judgedLuminance(state) + 0.05;
      const ratio = label > ground ? label / ground : ground / label;
      if (ratio < 4.5) broken.push(`${toHex(on)} on ${toHex(state)} ${ratio}`);
    }
  }
  tally.add(toHex(seed), 6, broken);
}

function work({ kind, from, to }: Task): Finding {
  const tally = new Tally();
  const seeds = kind === 'adversarial' ? adversarialSeeds() : [];
  for (let index = from; index < to; index += 1) {
    if (kind === 'palettes') provePalette(index, tally);
    else if (kind === 'seeds') proveSeed(index, tally);
    else proveAdversarial(seeds[index] ?? '#000000', tally);
  }
  return tally;
}

// A message carries no methods; the tally's figures are all that is asked.
parentPort?.postMessage({ ...work(workerData as Task) }); // Set by prove-contrast.ts alone.
