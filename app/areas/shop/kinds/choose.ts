import type { Kind, KindOption } from './kind.ts';

/** The service that is meant by who wants another value of one dimension. */
export function chooseValue(
  kind: Kind,
  current: KindOption,
  { dimension, value }: { dimension: number; value: number },
): KindOption {
  const wanted = current.at.with(dimension, value);
  return nearest(kind, current, wanted);
}

/**
 * Of those that have the most of what was changed, the one that keeps the most of the rest; of
 * equal ones the first, which sells best.
 */
function nearest({ options }: Kind, current: KindOption, wanted: readonly number[]): KindOption {
  const weightOf = (at: number, dimension: number) =>
    at !== wanted[dimension] ? 0 : at !== current.at[dimension] ? 100 : 1;
  let best = current;
  let most = -1;
  for (const option of options) {
    const weight = option.at.reduce((sum, at, dimension) => sum + weightOf(at, dimension), 0);
    if (weight > most) {
      best = option;
      most = weight;
    }
  }
  return best;
}

/** What a form said without a script: the services that stood behind its values. */
export interface SentChoice {
  /** The one that the card showed. */
  from: number;
  /** For each dimension the one that stood behind the chosen value. */
  picked: number[];
}

/** The service that a form means; undefined where it is of another kind. */
export function chosenBy(kind: Kind, { from, picked }: SentChoice): KindOption | undefined {
  const current = kind.options.find(({ id }) => id === from);
  if (!current) return undefined;
  const wanted = current.at.map((own, dimension) => {
    const pick = kind.options.find(({ id }) => id === picked[dimension]);
    return pick?.at[dimension] ?? own;
  });
  return nearest(kind, current, wanted);
}

const FROM = 'from';
const CHOSEN = 'chosen';
const PICKED = 'pick';
const MOST_CHOSEN = 24;

/** What was chosen on the cards of a page, as its address says it. */
export interface CardChoices {
  sent: SentChoice | undefined;
  /** The services that other cards show. */
  chosen: number[];
  /** Whether the sent one is to be ordered at once. */
  isOrder: boolean;
}

export const CHOICE_FIELDS = {
  from: FROM,
  chosen: CHOSEN,
  picked: PICKED,
  order: 'order',
} as const;

export function readChoices(parameters: URLSearchParams): CardChoices {
  const [from] = readIds(parameters.getAll(FROM));
  const picked = readIds(parameters.getAll(PICKED));
  return {
    sent: from === undefined ? undefined : { from, picked },
    chosen: readIds(parameters.getAll(CHOSEN)),
    isOrder: from !== undefined && parameters.has(CHOICE_FIELDS.order),
  };
}

function readIds(values: readonly string[]): number[] {
  return values
    .slice(0, MOST_CHOSEN)
    .flatMap((value) => (/^[1-9]\d{0,9}$/.test(value) ? Number(value) : []));
}

/** The place of the service that a card shows at first. */
export function firstShown(kind: Kind, { sent, chosen }: CardChoices): KindOption | undefined {
  const bySent = sent && chosenBy(kind, sent);
  return bySent ?? kind.options.find(({ id }) => chosen.includes(id)) ?? kind.options[0];
}
