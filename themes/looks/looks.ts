import { BOULEVARD } from './boulevard.ts';
import { BUBBLEGUM } from './bubblegum.ts';
import { COMMAND_LINE } from './command-line.ts';
import { FRONT_PAGE } from './front-page.ts';
import { HARBOUR } from './harbour.ts';
import { MEADOW } from './meadow.ts';
import { NIGHT_SHIFT } from './night-shift.ts';
import { SIGNAL } from './signal.ts';
import { SUNRISE } from './sunrise.ts';
import { TRADING_DESK } from './trading-desk.ts';
import type { Look } from './look.ts';

/** Ten brands to begin with, each of another character, in the order in which they are offered. */
export const LOOKS: readonly Look[] = [
  HARBOUR,
  NIGHT_SHIFT,
  FRONT_PAGE,
  BUBBLEGUM,
  TRADING_DESK,
  COMMAND_LINE,
  BOULEVARD,
  SUNRISE,
  SIGNAL,
  MEADOW,
];
