import { AsyncLocalStorage } from 'node:async_hooks';

/** What is noted of a call by a program while it is answered, for who looks at it later. */
export interface CallNote {
  requestId: string;
  /** As the description of the API or the contract of the trade names it. */
  operation?: string;
  input?: unknown;
  /** How the answer begins. */
  answer?: string;
  /** What was paid by it. */
  costMicro?: bigint;
}

/**
 * The call that runs, through all that has no place for it. Only calls of programs are run in it;
 * what happens because of them knows so.
 */
const calls = new AsyncLocalStorage<CallNote>();

export const inCall = <T>(note: CallNote, work: () => T): T => calls.run(note, work);

export const runningCall = (): CallNote | undefined => calls.getStore();
