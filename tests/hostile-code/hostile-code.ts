import { ESCAPES } from './escapes.ts';
import { EXFILTRATION } from './exfiltration.ts';
import { FLOODS } from './floods.ts';
import { MEMORY } from './memory.ts';
import { PAGE_ACCESS } from './page-access.ts';
import { POLLUTION } from './pollution.ts';
import { STUCK } from './stuck.ts';

/** Attacks of one kind, each under a name that says what it tries. */
export type Family = Readonly<Record<string, string>>;

export interface HostileCode {
  family: string;
  name: string;
  source: string;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  stuck: STUCK,
  floods: FLOODS,
  memory: MEMORY,
  exfiltration: EXFILTRATION,
  'page access': PAGE_ACCESS,
  escapes: ESCAPES,
  pollution: POLLUTION,
};

/** Scripts that an owner could save and that must never be felt on the page beside them. */
export const HOSTILE_CODES: readonly HostileCode[] = Object.entries(FAMILIES).flatMap(
  ([family, codes]) => Object.entries(codes).map(([name, source]) => ({ family, name, source })),
);

/** Every so-manieth of them, for runs that must be short. */
export function sampleOf(step: number): HostileCode[] {
  return HOSTILE_CODES.filter((_code, index) => index % step === 0);
}
