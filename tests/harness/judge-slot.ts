import type { Limits } from './slot-stage-page.ts';
import type { SlotObservation, SlotStage } from './slot-stage.ts';

/** A pause that people begin to feel. */
const MOST_STALL_MS = 100;
/** A busy machine stalls pages, too; a code that does so does it each time. */
const TRIES = 5;

export interface Verdict {
  /** Sentences about what the code did to the page; none is what it should be. */
  faults: string[];
  /** The longest stall of the try that went best, beyond that of the page alone. */
  stallMs: number;
  /** Why the warden ended it, if it did. */
  stopped: string | undefined;
}

/** Runs a code in the strict tier and says what the page beside it felt. */
export async function judgeSlot(
  stage: SlotStage,
  source: string,
  limits: Limits,
): Promise<Verdict> {
  let stallMs = Infinity;
  let seen: SlotObservation;
  let faults: string[];
  let tries = 0;
  do {
    seen = await stage.run(source, limits);
    faults = faultsOf(seen);
    const alone =
      seen.longestStallMs > MOST_STALL_MS ? await stage.rest({ limitMs: 1_000 }) : undefined;
    stallMs = Math.min(stallMs, Math.max(0, seen.longestStallMs - (alone?.longestStallMs ?? 0)));
    tries += 1;
  } while (tries < TRIES && faults.length === 0 && stallMs > MOST_STALL_MS);
  if (stallMs > MOST_STALL_MS) faults.push(`the page stood still for ${stallMs} ms`);
  const last = seen.news.at(-1);
  return { faults, stallMs, stopped: last?.kind === 'stopped' ? last.reason : undefined };
}

export function faultsOf(seen: SlotObservation): string[] {
  return [
    ...seen.escapes,
    ...(seen.stateBefore === seen.stateAfter ? [] : ['the page changed']),
    ...(seen.hasSubmitted ? [] : ['the login form did not arrive']),
  ];
}
