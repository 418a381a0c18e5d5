/** The store functions for refills that fulfilment uses. */
export {
  changeRefill,
  insertRefill,
  insertStatistic,
  listAwaitedByRefills,
  listRefillsToCheck,
  readRefillsWaitingForFunds,
  readLastRefills,
  readRefills,
  readRefillsByIds,
  readStatistics,
  readWatched,
  type RefillRow,
} from './refill.store.ts';
