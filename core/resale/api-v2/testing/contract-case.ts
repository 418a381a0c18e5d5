import type { Said, Way } from './program.ts';
import type { Contract, Speaker } from './contract-world.ts';

/** The headings of the contract. */
export type Section =
  | 'Transport'
  | 'services'
  | 'add'
  | 'add, by service type'
  | 'status'
  | 'refill'
  | 'refill_status'
  | 'cancel'
  | 'balance'
  | 'Words';

/** One sentence of the contract: what is said, and what is answered to it. */
export interface Case {
  section: Section;
  name: string;
  /** The usual program unless it is named. */
  by?: Speaker;
  said: Said | ((known: Contract) => Said | Promise<Said>);
  way?: Way;
  path?: string;
  /** All of it; for what differs from time to time a matcher of the test. */
  answer: unknown;
  /** What the header says that the contract has no word for. */
  because?: string;
  /** What the order is that was placed. */
  order?: object;
}
