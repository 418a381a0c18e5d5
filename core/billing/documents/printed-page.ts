import type { Language } from '#locales/languages.ts';

interface Labeled {
  label: string;
  value: string;
}

/** A document in words, ready to be shown or printed in one language. */
export interface PrintedPage {
  language: Language;
  /** The day it was issued, such as 2026-11-03. */
  issued: string;
  title: string;
  brand: string;
  accent: string;
  seller: { name: string; lines: string[] };
  buyer: { label: string; lines: string[] };
  facts: Labeled[];
  table: {
    head: { name: string; tax: string | null; amount: string };
    rows: { name: string; detail: string | null; tax: string | null; amount: string }[];
  };
  totals: (Labeled & { strong: boolean })[];
  notes: string[];
  footer: string[];
}
