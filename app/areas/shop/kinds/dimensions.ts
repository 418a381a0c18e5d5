import type { Provenance } from '#core/catalogue/services/provenance.pure.ts';

/** What somebody chooses a service of a kind by. */
export const DIMENSION_NAMES = ['source', 'audience', 'pace', 'option'] as const;
export type DimensionName = (typeof DIMENSION_NAMES)[number];

export interface Dimension {
  name: DimensionName;
  values: string[];
}

/** What of a service says how it differs from others of its kind. */
export interface Differing {
  id: number;
  name: string;
  geo: string | null;
  speed: string | null;
  provenance: Provenance;
}

interface Chosen {
  dimensions: Dimension[];
  /** For each service the places of its values; undefined where it has none of its own. */
  at: (number[] | undefined)[];
}

/**
 * In what the services of a kind differ. The words of their names that stand between points or
 * strokes are where people come from, who they are and how fast they come, as far as the other
 * columns bear it out. A few services with names of another pattern are not chosen by it; where
 * they are more than a third, each name is a choice of its own.
 */
export function dimensionsOf(services: readonly Differing[], type: string): Chosen {
  const fit = bestFit(services.map((service) => ({ service, words: wordsBeside(service, type) })));
  const isUsual = fit.kept.size > 1 && fit.kept.size * 3 >= services.length * 2;
  if (isUsual || fit.kept.size === services.length) return chosenOf(services, fit);
  const words = ownWords(services, type);
  return chosenOf(services, {
    names: ['option'],
    kept: new Map(services.map((service, at) => [service, [words[at] ?? '']])),
  });
}

interface Named {
  service: Differing;
  words: string[];
}

/** A meaning for each word of a name, and the words of the services for which it holds. */
interface Fit {
  names: DimensionName[];
  kept: ReadonlyMap<Differing, string[]>;
}

/** What the words beside type and audience may stand for; of equal ones the first. */
const MEANINGS: readonly (readonly DimensionName[])[] = [
  ['source', 'pace'],
  ['pace', 'source'],
  ['source'],
  ['pace'],
  ['option'],
  [],
];

/** The meaning that holds for the most services. */
function bestFit(named: readonly Named[]): Fit {
  let best: Fit = { names: [], kept: new Map() };
  for (const meaning of MEANINGS) {
    for (const hasAudience of [true, false]) {
      const fit = fitOf(named, meaning, hasAudience);
      if (fit.kept.size > best.kept.size) best = fit;
    }
  }
  return best;
}

function fitOf(
  named: readonly Named[],
  meaning: readonly DimensionName[],
  hasAudience: boolean,
): Fit {
  const fitting = named.filter(
    ({ service, words }) =>
      words.length === meaning.length &&
      (!hasAudience || service.geo !== null) &&
      meaning.every((name) => isSaid(service, name)),
  );
  const usual = meaning.map((name, place) => usualValues(fitting, { name, place }));
  const borneOut = fitting.filter(({ service, words }) =>
    meaning.every(
      (name, place) => valueOf(service, name) === usual[place]?.get(words[place] ?? ''),
    ),
  );
  const speeds = new Set(borneOut.map(({ service }) => service.speed));
  if (meaning.length === 1 && meaning[0] === 'pace' && speeds.size < 2) {
    return { names: [], kept: new Map() };
  }
  const names = DIMENSION_NAMES.filter((name) =>
    name === 'audience' ? hasAudience : meaning.includes(name),
  );
  return { names, kept: distinct(borneOut, (row) => wordsAs(row, names, meaning)) };
}

/** The words of a service in the order in which they are chosen. */
function wordsAs(
  { service, words }: Named,
  names: readonly DimensionName[],
  meaning: readonly DimensionName[],
): string[] {
  return names.map((name) =>
    name === 'audience' ? (service.geo ?? '') : (words[meaning.indexOf(name)] ?? ''),
  );
}

/** Of those that have the same words the first alone, which sells best. */
function distinct(
  rows: readonly Named[],
  wordsOf: (row: Named) => string[],
): ReadonlyMap<Differing, string[]> {
  const seen = new Set<string>();
  const kept = new Map<Differing, string[]>();
  for (const row of rows) {
    const words = wordsOf(row);
    const key = JSON.stringify(words);
    if (!seen.has(key)) kept.set(row.service, words);
    seen.add(key);
  }
  return kept;
}

/** What bears a meaning out: a method always has the same provenance, a pace the same speed. */
function valueOf({ provenance, speed }: Differing, name: DimensionName): string | null | undefined {
  return name === 'source' ? provenance : name === 'pace' ? speed : undefined;
}

function isSaid(service: Differing, name: DimensionName): boolean {
  const value = valueOf(service, name);
  return value !== null && value !== 'other';
}

/** For each word the value that it stands for the most often; of equal ones the first. */
function usualValues(
  rows: readonly Named[],
  { name, place }: { name: DimensionName; place: number },
): Map<string, string | null | undefined> {
  const counts = new Map<string, Map<string | null | undefined, number>>();
  for (const { service, words } of rows) {
    const word = words[place] ?? '';
    const value = valueOf(service, name);
    const own = counts.get(word) ?? new Map<string | null | undefined, number>();
    counts.set(word, own.set(value, (own.get(value) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([word, own]) => {
      const [first, ...others] = own;
      const most = others.reduce((best, next) => (next[1] > (best?.[1] ?? 0) ? next : best), first);
      return [word, most?.[0]];
    }),
  );
}

const BETWEEN = /\s+[·•|/–—-]\s+/u;

/** The words of a name beside those of its type and its audience. */
function wordsBeside({ name, geo }: Differing, type: string): string[] {
  const words = restOf(name, type)
    .split(BETWEEN)
    .map((word) => word.trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const place = geo === null ? -1 : words.indexOf(geo);
  return place === -1 ? words : words.toSpliced(place, 1);
}

/** Most are called after their type. */
function restOf(name: string, type: string): string {
  if (!name.startsWith(type)) return name;
  return name.slice(type.length).replace(/^[\s·•|/–—:,-]+/u, '');
}

/** What tells each apart, with its number where nothing else does. */
function ownWords(services: readonly Differing[], type: string): string[] {
  const words = services.map(({ name, geo }) => {
    const rest = restOf(name, type) || name;
    return geo !== null && !name.includes(geo) ? `${rest} · ${geo}` : rest;
  });
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.map((word, at) =>
    (counts.get(word) ?? 0) > 1 ? `${word} · ${services[at]?.id}` : word,
  );
}

function chosenOf(services: readonly Differing[], { names, kept }: Fit): Chosen {
  const rows = [...kept.values()];
  const dimensions = names.map((name, column) => ({
    name,
    values: [...new Set(rows.map((words) => words[column] ?? ''))],
  }));
  const at = services.map((service) =>
    kept.get(service)?.map((word, column) => dimensions[column]?.values.indexOf(word) ?? 0),
  );
  return { dimensions, at };
}
