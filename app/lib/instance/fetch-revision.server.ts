import type { DocumentName } from './compiled-instance.ts';
import { DOCUMENT_SOURCES } from './document-sources.server.ts';
import {
  fetchOutcome,
  type FetchDocument,
  type FetchOutcome,
  type SeenAnswer,
} from './fetch-document.server.ts';

export type SeenAnswers = Partial<Record<DocumentName, SeenAnswer>>;
export type Outcomes = Partial<Record<DocumentName, FetchOutcome>>;

/** Whom is asked, and with what. */
export interface Asking {
  host: string;
  seen: SeenAnswers;
  fetchDocument: FetchDocument;
  timeoutMs: number;
  /** Fires when nobody wants the result any more. */
  signal: AbortSignal;
}

type Source = (typeof DOCUMENT_SOURCES)[number];

/** A core that forgets at once what it said can be asked for long. */
const MOST_ROUNDS = 4;

/**
 * The documents of a host, all of one revision as far as their core says it: where a publication
 * came between two answers, the older ones are asked for again, of the revision of the newest.
 * Undefined where a core does not get there.
 */
export async function fetchRevision(
  asking: Asking & { isKnown: boolean },
): Promise<Outcomes | undefined> {
  let outcomes = await fetchAll(asking);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { newest, older } = revisionsIn(outcomes);
    if (older.length === 0) return outcomes;
    if (asking.signal.aborted) return undefined;
    outcomes = { ...outcomes, ...(await fetchEach(asking, older, newest)) };
  }
  return revisionsIn(outcomes).older.length === 0 ? outcomes : undefined;
}

/** The newest revision that an answer is of, and what was answered of an older one. */
export function revisionsIn(outcomes: Outcomes): {
  newest: string | undefined;
  older: readonly Source[];
} {
  const told = DOCUMENT_SOURCES.flatMap((source) => {
    const outcome = outcomes[source.name];
    const revision = outcome && 'revision' in outcome ? outcome.revision : undefined;
    return revision === undefined ? [] : [{ source, revision: BigInt(revision) }];
  });
  const newest = told.reduce((most, { revision }) => (revision > most ? revision : most), -1n);
  return {
    newest: told.length > 0 ? String(newest) : undefined,
    older: told.filter(({ revision }) => revision < newest).map(({ source }) => source),
  };
}

/**
 * All at once; but a host that was never seen is asked for its settings first, so that a made-up
 * one costs a single call.
 */
async function fetchAll(asking: Asking & { isKnown: boolean }): Promise<Outcomes> {
  const [settings, ...lists] = DOCUMENT_SOURCES;
  if (asking.isKnown) return fetchEach(asking, DOCUMENT_SOURCES);
  const first = await fetchEach(asking, [settings]);
  if (first.settings?.kind !== 'fresh') return first;
  return { ...first, ...(await fetchEach(asking, lists, first.settings.revision)) };
}

async function fetchEach(
  { host, seen, fetchDocument, timeoutMs, signal }: Asking,
  sources: readonly Source[],
  revision?: string,
): Promise<Outcomes> {
  // Not AbortSignal.timeout: one that only a combined signal knows may be collected as garbage,
  // and then the call that it should end never does.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const limited = AbortSignal.any([signal, limit.signal]);
  const outcomes = await Promise.all(
    sources.map(async ({ name, path }) => {
      const request = { fetchDocument, host, path, seen: seen[name], signal: limited, revision };
      return [name, await fetchOutcome(request)] as const;
    }),
  );
  clearTimeout(timer);
  return Object.fromEntries(outcomes);
}
