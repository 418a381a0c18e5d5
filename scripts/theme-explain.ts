import { readFile } from 'node:fs/promises';
import { explainToken, findToken, type Explanation } from '#themes/explain-theme.ts';
import type { ThemeInput } from '#themes/theme-input.ts';
import { COLOUR_TOKENS } from '#themes/tokens.ts';

/** What is looked at of an instance's settings; the engine itself bears any colour in them. */
interface Settings {
  readonly colours?: Partial<ThemeInput['colours']>;
  readonly darkModeAvailable?: boolean;
}

async function readColours(instance: string): Promise<ThemeInput> {
  const file = new URL(`../fixtures/instances/${instance}/settings.json`, import.meta.url);
  // A document of ours; what is missing of it is seen below.
  const settings = JSON.parse(await readFile(file, 'utf8')) as Settings;
  const { light, dark, policy } = settings.colours ?? {};
  if (!light) throw new Error(`The settings of ${instance} have no colours.light.`);
  return {
    colours: { light, dark, policy },
    darkModeAvailable: settings.darkModeAvailable ?? false,
  };
}

function describe({ theme, token, hex, origin, wanted, pairs, repairs }: Explanation): string {
  const lines = [`${theme}  --mq-${token}  ${hex}`, `  is ${origin}.`];
  if (wanted) lines.push(`  Wanted was ${wanted}; the pairs below moved it.`);
  for (const repair of repairs) {
    lines.push(`  Reported to the owner: ${repair.seed}, ${repair.reason}, from ${repair.from}.`);
  }
  for (const pair of pairs) {
    const ratio = (Math.floor(pair.ratio * 100) / 100).toFixed(2).padStart(6);
    const side = pair.isInk ? 'under' : 'on';
    lines.push(`  ${ratio}:1 of ${pair.least}:1  ${side} ${pair.other} ${pair.hex}`);
  }
  return lines.join('\n');
}

async function main() {
  const [instance, name] = process.argv.slice(2);
  if (!instance || !/^[a-z0-9-]+$/.test(instance) || !name) {
    throw new Error('Say which instance and which token: theme:explain marquee brand.text');
  }
  const token = findToken(name);
  if (!token) throw new Error(`${name} is no token. There are: ${COLOUR_TOKENS.join(', ')}.`);
  const explanations = explainToken(await readColours(instance), token);
  console.log(explanations.map(describe).join('\n\n'));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
