import type { Generated } from 'kysely';

export interface LinkSnippetsTable {
  instance_id: number;
  url: string;
  title: string | null;
  thumbnail: string | null;
  next_ask_at: Date;
  failures: Generated<number>;
  created_at: Date;
}

export interface SnippetTables {
  link_snippets: LinkSnippetsTable;
}
