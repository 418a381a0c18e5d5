import { ENTRY_KINDS, PURSES } from '#core/billing/ledger/kinds.pure.ts';

/** Tasks are there where the shop has them, and for whoever has earned by them before. */
export const shownKinds = (hasTasks: boolean) =>
  ENTRY_KINDS.filter((kind) => kind !== 'task' || hasTasks);

export const shownPurses = (hasTasks: boolean) =>
  PURSES.filter((purse) => purse !== 'task' || hasTasks);
