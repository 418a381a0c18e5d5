import type { CodePart } from '../code/highlight.ts';

/** What a page of the documentation is made of. In its texts, code stands between backticks. */
export type Block =
  | { is: 'text'; text: string }
  | { is: 'steps'; steps: readonly string[] }
  | { is: 'code'; label?: string | undefined; parts: readonly CodePart[] }
  | { is: 'examples'; label: string; examples: readonly ShownExample[] }
  | { is: 'fields'; fields: readonly ShownField[] }
  | { is: 'terms'; terms: readonly ShownTerm[] }
  | { is: 'links'; links: readonly ShownLink[] };

export interface ShownExample {
  id: string;
  label: string;
  parts: readonly CodePart[];
}

export interface ShownField {
  name: string;
  /** How deep it lies in others. */
  depth: number;
  /** As code: `integer`, `string[]`. */
  type: string;
  /** Whether it must be sent, and its bounds, as far as there is something to say. */
  notes: readonly string[];
  meaning: string;
}

export interface ShownTerm {
  term: string;
  text: string;
  note?: string | undefined;
}

export interface ShownLink {
  to: string;
  title: string;
  text?: string | undefined;
  /** A file, which no page of the panel is. */
  isFile?: true | undefined;
}

export interface Section {
  id: string;
  title?: string | undefined;
  blocks: readonly Block[];
}
