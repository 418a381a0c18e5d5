import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#locales/languages.ts';
import type { SUGGESTION_SOURCES } from './keyword-suggestion.contract.ts';

export interface KeywordSearchesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  /** The day of its limit, by UTC, as `2026-01-31`. */
  day: string;
  keyword: string;
  country_id: number;
  language: Language;
  /** Nothing while the source is asked. */
  suggestions: ColumnType<string[] | null, string | null, string>;
  source: (typeof SUGGESTION_SOURCES)[number];
  created_at: Date;
  /** When the source said so, which may have been for somebody else. */
  told_at: Generated<Date | null>;
}

export interface KeywordSearchTables {
  keyword_searches: KeywordSearchesTable;
}
