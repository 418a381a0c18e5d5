import { ENTRY_KINDS, PURSES } from '#core/billing/ledger/kinds.pure.ts';

/** What no page lets anybody earn yet is not asked for either. */
const NOT_BUILT: ReadonlySet<string> = new Set(['task']);

export const SHOWN_KINDS = ENTRY_KINDS.filter((kind) => !NOT_BUILT.has(kind));

export const SHOWN_PURSES = PURSES.filter((purse) => !NOT_BUILT.has(purse));
