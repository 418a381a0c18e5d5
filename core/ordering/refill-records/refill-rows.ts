/** What who delivers refills keeps of them, beside what they come to. */
export {
  changeRefill,
  insertRefill,
  insertStatistic,
  listAwaitedByRefills,
  listRefillsToCheck,
  readRefillsWaitingForFunds,
  readLastRefills,
  readRefills,
  readStatistics,
  readWatched,
  type RefillRow,
} from './refill.store.ts';
