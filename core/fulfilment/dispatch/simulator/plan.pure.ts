import { draws } from '#core/platform/simulation/draws.pure.ts';

/** How a simulated delivery goes, decided when it is taken. */
export interface SimulatedPlan {
  startSeconds: number;
  /** From the start until all of it would be there. */
  runSeconds: number;
  startQuantity: number;
  /** Nothing comes after this many. */
  deliverable: number;
  takesCancel: boolean;
  /** What drops once all is there, and in how long; nothing in plans of earlier days. */
  drop?: { quantity: number; seconds: number };
}

export type SimulatedEnding = 'full' | 'partial' | 'none' | 'refused';

interface Planned {
  seed: string;
  url: string;
  quantity: number;
  /** With a speed-up, it takes half the time. */
  isFast?: boolean;
}

/** What stands in a link says how it goes, so that whoever tries it out can see every ending. */
const SAID: readonly [RegExp, SimulatedEnding][] = [
  [/demo-part/, 'partial'],
  [/demo-fail/, 'none'],
  [/demo-refuse/, 'refused'],
  [/demo-(full|slow|keep|quick|lost|drop)/, 'full'],
];

/** Somebody of the instance is to do it, so that staff have something to try out as well. */
export const isByHand = (url: string): boolean => url.includes('demo-hand');

/** It is taken, and nobody hears of it. */
export const isAnswerLost = (url: string): boolean => url.includes('demo-lost');

/** Of a hundred orders: most arrive, a few in part, very few not at all. */
const PARTIAL_OF_HUNDRED = 6;
const NONE_OF_HUNDRED = 2;

export function endingOf({ seed, url }: Planned): SimulatedEnding {
  const said = SAID.find(([words]) => words.test(url));
  if (said) return said[1];
  const drawn = draws(seed)() * 100;
  if (drawn < NONE_OF_HUNDRED) return 'none';
  return drawn < NONE_OF_HUNDRED + PARTIAL_OF_HUNDRED ? 'partial' : 'full';
}

/** The same for the same seed; about a minute in all, so that somebody can watch it. */
export function planOf(planned: Planned): SimulatedPlan {
  const { seed, url, quantity, isFast = false } = planned;
  const next = draws(`${seed}/plan`);
  const ending = endingOf(planned);
  const part = ending === 'full' ? 1 : ending === 'partial' ? 0.3 + 0.6 * next() : 0;
  return {
    ...(isFast ? faster(paceOf(url, next)) : paceOf(url, next)),
    startQuantity: Math.floor(next() * 5_000),
    // A part is neither nothing nor all, where there is room between them.
    deliverable:
      ending === 'partial'
        ? Math.min(Math.max(Math.floor(quantity * part), 1), Math.max(quantity - 1, 0))
        : Math.floor(quantity * part),
    takesCancel: !/demo-keep/.test(url),
    ...(ending === 'full' && dropOf(planned)),
  };
}

/** Of a hundred orders that have come whole, so many drop later. */
const DROPPED_OF_HUNDRED = 20;

/** A link that says so drops by three tenths at once; others by a little, and some minutes later. */
function dropOf({ seed, url, quantity }: Planned): Pick<SimulatedPlan, 'drop'> {
  if (/demo-drop/.test(url)) return { drop: { quantity: Math.ceil(quantity * 0.3), seconds: 3 } };
  if (/demo-(full|slow|keep|quick|lost)/.test(url)) return {};
  const next = draws(`${seed}/drop`);
  if (next() * 100 >= DROPPED_OF_HUNDRED) return {};
  const lost = Math.floor(quantity * (0.02 + 0.1 * next()));
  return { drop: { quantity: lost, seconds: 60 + Math.floor(next() * 540) } };
}

/** How many have dropped at a moment: evenly, once the delivery is complete. */
export function droppedAt({ plan, acceptedAt }: Running, now: Date): number {
  if (!plan.drop) return 0;
  const complete = acceptedAt.getTime() + (plan.startSeconds + plan.runSeconds) * 1_000;
  const part = (now.getTime() - complete) / (plan.drop.seconds * 1_000);
  return Math.floor(plan.drop.quantity * Math.min(Math.max(part, 0), 1));
}

interface Refilling {
  quantity: number;
  runSeconds: number;
  acceptedAt: Date;
}

/** What came of a refill by a moment; it begins at once and comes evenly. */
export function refilledAt({ quantity, runSeconds, acceptedAt }: Refilling, now: Date) {
  const part = (now.getTime() - acceptedAt.getTime()) / (runSeconds * 1_000);
  return {
    delivered: Math.floor(quantity * Math.min(Math.max(part, 0), 1)),
    isOver: part >= 1,
  };
}

function paceOf(url: string, next: () => number) {
  const [startSeconds, runSeconds] = [3 + Math.floor(next() * 6), 15 + Math.floor(next() * 45)];
  if (/demo-slow/.test(url)) return { startSeconds, runSeconds: 3_600 };
  return /demo-(quick|part|fail|drop)/.test(url)
    ? { startSeconds: 1, runSeconds: 2 }
    : { startSeconds, runSeconds };
}

const faster = ({
  startSeconds,
  runSeconds,
}: Pick<SimulatedPlan, 'startSeconds' | 'runSeconds'>) => ({
  startSeconds: Math.ceil(startSeconds / 2),
  runSeconds: Math.ceil(runSeconds / 2),
});

interface Running {
  plan: SimulatedPlan;
  quantity: number;
  acceptedAt: Date;
  canceledAt: Date | null;
}

/** How much is there at a moment, and whether more will come. */
export function progressAt(
  { plan, quantity, acceptedAt, canceledAt }: Running,
  now: Date,
): { hasStarted: boolean; delivered: number; isOver: boolean } {
  const until = canceledAt && canceledAt < now ? canceledAt : now;
  const seconds = (until.getTime() - acceptedAt.getTime()) / 1000 - plan.startSeconds;
  const come = Math.floor((quantity * Math.max(seconds, 0)) / plan.runSeconds);
  const delivered = Math.min(come, plan.deliverable);
  // Who delivers less than all of it tries as long.
  const isOver = canceledAt !== null || seconds >= plan.runSeconds;
  return { hasStarted: seconds >= 0, delivered, isOver };
}
