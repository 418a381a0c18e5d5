import type { DocumentKind } from './document-kinds.ts';
import type { Migration } from './migrations/migration.ts';
import { settings1To2 } from './migrations/settings-1-to-2.ts';
import type { DocumentProblem } from './validate.ts';

/** The steps of each kind, the oldest first. */
const MIGRATIONS: Record<DocumentKind, readonly Migration[]> = {
  settings: [settings1To2],
  page: [],
  'menu-item': [],
  banner: [],
  'special-offer': [],
  'payment-method': [],
  'withdrawal-method': [],
  coupon: [],
  grade: [],
  'free-trial-quest': [],
  'tariff-plan': [],
  'mail-text': [],
};

export type Migrated =
  | { ok: true; document: unknown }
  /** Written by a newer build: reading it by an older schema would lose what it says. */
  | { ok: false; problem: DocumentProblem };

/** The version that a kind is written in today. */
export function currentVersion(kind: DocumentKind): number {
  return MIGRATIONS[kind].length + 1;
}

/**
 * A document in the current version. What is no document, or carries no version that can be
 * read, passes as it is: validation names what is wrong with it.
 */
export function migrateDocument(kind: DocumentKind, value: unknown): Migrated {
  if (!isRecord(value)) return { ok: true, document: value };
  const version = value['schemaVersion'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { ok: true, document: value };
  }
  const current = currentVersion(kind);
  if (version > current) {
    const message = `is ${version}, but this build reads versions up to ${current}`;
    return { ok: false, problem: { pointer: '/schemaVersion', keyword: 'schemaVersion', message } };
  }
  const steps = MIGRATIONS[kind].filter((migration) => migration.from >= version);
  return { ok: true, document: steps.reduce((document, step) => step.up(document), value) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
