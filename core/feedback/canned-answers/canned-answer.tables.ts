import type { GeneratedAlways } from 'kysely';
import type { Language } from '#locales/languages.ts';

/** What staff begin an answer with. */
export interface CannedAnswersTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  name: string;
  /** Null for one that is offered whatever language the customer reads. */
  language: Language | null;
  text: string;
  changed_by: bigint;
  changed_at: Date;
}

export interface CannedAnswerTables {
  canned_answers: CannedAnswersTable;
}
