import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Trx } from './database.ts';
import { asAppError } from './failures.ts';
import { isInTransaction } from './scope.ts';

type Work<T> = (trx: Trx) => Promise<T>;
/** Runs work that only reads in a transaction of its own. */
type Read = <T>(instanceId: number, work: Work<T>) => Promise<T>;
/** Runs one part of a transaction that is open already. */
type RunPart = <T>(instanceId: number, part: () => Promise<T>) => Promise<T>;

interface Part {
  /** What asks it anew, in a transaction of its own. */
  alone(): Promise<unknown>;
  begin(trx: Trx): Promise<unknown>;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

interface Group {
  instanceId: number;
  parts: Part[];
  /** Begins a part that comes while the transaction is open. */
  begin?: (part: Part) => void;
}

const pages = new AsyncLocalStorage<object>();

/** What `work` reads belongs to this page. */
export const readForPage = <T>(page: object, work: () => T): T => pages.run(page, work);

/**
 * What the parts of a page read together is read in one transaction, so that it goes to the database
 * together and is from one moment. Whatever is read for no page has a transaction of its own.
 */
export function pageReads(read: Read, runPart: RunPart): Read {
  const groups = new WeakMap<object, Group>();

  return <T>(instanceId: number, work: Work<T>): Promise<T> => {
    const page = pages.getStore();
    // Within another one it is refused, and not waited for.
    if (!page || isInTransaction()) return read(instanceId, work);
    const inContext = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      const part: Part = {
        alone: () => inContext(() => read(instanceId, work)),
        begin: (trx) => inContext(() => runPart(instanceId, () => work(trx))),
        resolve: resolve as (answer: unknown) => void, // It answers what this very work answered.
        reject,
      };
      const open = groups.get(page);
      if (open?.instanceId !== instanceId) return void readTogether(page, { instanceId, part });
      open.parts.push(part);
      open.begin?.(part);
    });
  };

  async function readTogether(page: object, first: { instanceId: number; part: Part }) {
    const group: Group = { instanceId: first.instanceId, parts: [first.part] };
    groups.set(page, group);
    const outcomes = new Map<Part, PromiseSettledResult<unknown>>();
    const close = () => {
      if (groups.get(page) === group) groups.delete(page);
    };
    try {
      await read(group.instanceId, async (trx) => {
        const running: Promise<void>[] = [];
        group.begin = (part) => {
          running.push(settle(part.begin(trx)).then((outcome) => void outcomes.set(part, outcome)));
        };
        group.parts.forEach(group.begin);
        // Who is asked at the same time comes in the same turn; later ones would keep these waiting.
        await endOfTurn();
        close();
        await Promise.all(running);
        // One alone ends as if it had never waited for others.
        if (group.parts.length === 1) throwReason(outcomes.get(first.part));
      });
    } catch (error) {
      close();
      return askAgain(group, error);
    }
    for (const part of group.parts) deliver(part, outcomes.get(part));
  }
}

/** A statement that fails takes the transaction from all of its parts: the others are asked alone. */
function askAgain({ parts }: Group, error: unknown): void {
  for (const part of parts) {
    if (parts.length > 1) part.alone().then(part.resolve, part.reject);
    else part.reject(error);
  }
}

function deliver(part: Part, outcome: PromiseSettledResult<unknown> | undefined): void {
  if (outcome?.status === 'fulfilled') part.resolve(outcome.value);
  else part.reject(asAppError(outcome?.reason));
}

function throwReason(outcome: PromiseSettledResult<unknown> | undefined): void {
  if (outcome?.status === 'rejected') throw outcome.reason;
}

async function settle(work: Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const [outcome] = await Promise.allSettled([work]);
  return outcome;
}
