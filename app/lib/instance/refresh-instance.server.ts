import {
  acceptDocuments,
  type ArrivedDocuments,
  type NamedRejection,
} from './accept-documents.server.ts';
import { compileInstance } from './compile-instance.server.ts';
import type { CompiledInstance, CompileTheme, InstanceDocuments } from './compiled-instance.ts';
import { DOCUMENT_SOURCES } from './document-sources.server.ts';
import {
  fetchRevision,
  revisionsIn,
  type Asking,
  type Outcomes,
  type SeenAnswers,
} from './fetch-revision.server.ts';
import type { InstanceLog } from './instance-log.ts';
import { pausedAs } from './paused-as.server.ts';

/** An instance as it is served, and the documents that it was compiled from. */
export interface Snapshot {
  instance: CompiledInstance;
  documents: InstanceDocuments;
}

export type Refreshed =
  /** The core knows no such host; with its own sentence when it said so itself. */
  | { kind: 'unknown-host'; message: string | undefined }
  /** Nothing could be used: what is served, if anything, stays. */
  | { kind: 'failed' }
  /** Complete when every document was answered for. */
  | { kind: 'ready'; snapshot: Snapshot; seen: SeenAnswers; isComplete: boolean };

interface RefreshInput extends Asking {
  current: Snapshot | undefined;
  compileTheme: CompileTheme;
  /** Whether a part of a revision is better than nothing of it, as its core keeps failing. */
  takesPart: boolean;
  log: InstanceLog;
}

/** Asks the core for the documents of a host and compiles what is new in them. */
export async function refreshInstance(input: RefreshInput): Promise<Refreshed> {
  const { host, current, log } = input;
  const outcomes = await fetchRevision({ ...input, isKnown: current !== undefined });
  if (input.signal.aborted || !outcomes) return { kind: 'failed' };
  if (outcomes.settings?.kind === 'unknown-host') return outcomes.settings;

  const isComplete = logFailures(input, outcomes) === 0;
  const arrived = arrivedIn(outcomes);
  // Old parts beside new ones would be a page that nobody has published.
  const isPart = !isComplete && current && revisionsIn(outcomes).newest !== undefined;
  if (isPart && !input.takesPart) return { kind: 'failed' };
  const seen = { ...input.seen, ...seenIn(outcomes) };
  if (current && Object.keys(arrived).length === 0) {
    const snapshot = asToldIn(outcomes, { snapshot: current, current });
    return isComplete ? { kind: 'ready', snapshot, seen, isComplete } : { kind: 'failed' };
  }
  const { documents, rejections } = acceptDocuments({
    host,
    arrived,
    lastGood: current?.documents,
  });
  logRejections(log, host, rejections);
  const snapshot = documents ? (compileSnapshot(input, documents) ?? current) : undefined;
  if (!snapshot) return { kind: 'failed' };
  const told = asToldIn(outcomes, { snapshot, current });
  return { kind: 'ready', snapshot: told, seen, isComplete };
}

/** Paused or not as the settings came; as before where they did not. */
function asToldIn(
  { settings }: Outcomes,
  { snapshot, current }: { snapshot: Snapshot; current: Snapshot | undefined },
): Snapshot {
  const before = current?.instance.isPaused ?? false;
  const isPaused = settings?.kind === 'fresh' ? settings.isPaused : before;
  return { ...snapshot, instance: pausedAs(snapshot.instance, isPaused) };
}

/**
 * A core of another make may lack a call, and then the instance does without; but an instance
 * without settings is none. Answers how many calls failed.
 */
function logFailures({ host, log }: RefreshInput, outcomes: Outcomes): number {
  let failures = 0;
  for (const [document, outcome] of Object.entries(outcomes)) {
    const isLost = document === 'settings' && outcome.kind === 'absent';
    if (outcome.kind !== 'failed' && outcome.kind !== 'unknown-host' && !isLost) continue;
    failures += 1;
    const { pointer, reason } =
      outcome.kind === 'failed' ? outcome : { pointer: '', reason: 'is unknown to the core' };
    log.warn({ host, document, pointer, reason }, 'instance document not fetched');
  }
  return failures;
}

function arrivedIn(outcomes: Outcomes): ArrivedDocuments {
  const arrived: ArrivedDocuments = {};
  for (const { name } of DOCUMENT_SOURCES) {
    const outcome = outcomes[name];
    if (outcome?.kind === 'fresh') arrived[name] = outcome.value;
  }
  return arrived;
}

function seenIn(outcomes: Outcomes): SeenAnswers {
  const seen: SeenAnswers = {};
  for (const { name } of DOCUMENT_SOURCES) {
    const outcome = outcomes[name];
    if (outcome?.kind === 'fresh') seen[name] = outcome.seen;
  }
  return seen;
}

/** Enough to see what is wrong; a document of another make could break a rule in each line. */
const MOST_LOGGED = 100;

function logRejections(
  log: InstanceLog,
  host: string,
  rejections: readonly NamedRejection[],
): void {
  for (const rejection of rejections.slice(0, MOST_LOGGED)) {
    log.warn({ host, ...rejection }, 'instance value refused');
  }
  const unlogged = rejections.length - MOST_LOGGED;
  if (unlogged > 0) log.warn({ host, unlogged }, 'more instance values refused');
}

/** Undefined when the new instance does not hold its own checks. */
function compileSnapshot(
  { host, compileTheme, log }: Pick<RefreshInput, 'host' | 'compileTheme' | 'log'>,
  documents: InstanceDocuments,
): Snapshot | undefined {
  const compilation = compileInstance({ host, documents, compileTheme });
  if (compilation.ok) {
    const { instance } = compilation;
    const reason = instance.customCodeFault;
    const at = { document: 'settings', pointer: '/customCode/source' };
    if (reason) log.warn({ host, ...at, reason }, 'custom code is not valid JavaScript');
    return { instance, documents };
  }
  log.error({ host, reason: compilation.reason }, 'instance not compiled');
  return undefined;
}

/** The newest kept revision that this build can still make an instance of. */
export function reviveInstance(
  input: Pick<RefreshInput, 'host' | 'compileTheme' | 'log'>,
  kept: readonly { documents: ArrivedDocuments }[],
): Snapshot | undefined {
  const { host, log } = input;
  for (const { documents: arrived } of kept) {
    const { documents, rejections } = acceptDocuments({ host, arrived });
    logRejections(log, host, rejections);
    const snapshot = documents && compileSnapshot(input, documents);
    if (snapshot) return snapshot;
  }
  return undefined;
}
