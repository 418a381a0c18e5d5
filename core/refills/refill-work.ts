/** What who delivers refills keeps of them, beside what they come to. */
export {
  changeRefill,
  insertStatistic,
  listRefillsToCheck,
  readLastRefills,
  readRefills,
  type RefillRow,
} from './refill.store.ts';
