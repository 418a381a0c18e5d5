/** What who delivers refills keeps of them, beside what they come to. */
export {
  changeRefill,
  insertStatistic,
  listAwaitedByRefills,
  listRefillsToCheck,
  readHeldUpRefills,
  readLastRefills,
  readRefills,
  type RefillRow,
} from './refill.store.ts';
