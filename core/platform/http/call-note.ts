import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose program calls, once that is known. */
export interface CallBy {
  tokenId: bigint;
  holderId: bigint;
  isTest: boolean;
}

/** What is noted of a call by a program while it is answered, for who looks at it later. */
export interface CallNote {
  requestId: string;
  by?: CallBy;
  /** As the description of the API or the contract of the trade names it. */
  operation?: string;
  /** What it has said, where that is not read from the request itself. */
  input?: Readonly<Record<string, unknown>>;
  /** How the answer begins. */
  answer?: string;
  /** Why nothing was done. */
  refusal?: string;
  /** What was paid by it. */
  costMicro?: bigint;
}

/**
 * The call that runs, for all that has no place to be told of it. Only calls of programs are run in
 * it; what happens because of them knows so.
 */
const calls = new AsyncLocalStorage<CallNote>();

export const inCall = <T>(note: CallNote, work: () => T): T => calls.run(note, work);

export const runningCall = (): CallNote | undefined => calls.getStore();

/** Notes what is known of the call that runs, if one does. */
export function noteCall(known: Partial<CallNote>): void {
  const call = calls.getStore();
  if (call) Object.assign(call, known);
}

const LONGEST_ANSWER = 2_000;

/** As text, as its bytes, or as what is to be written as JSON. */
export function noteAnswer(answer: string | Uint8Array | object): void {
  const call = calls.getStore();
  if (call) call.answer = textOf(answer).slice(0, LONGEST_ANSWER);
}

function textOf(answer: string | Uint8Array | object): string {
  if (typeof answer === 'string') return answer;
  return answer instanceof Uint8Array ? Buffer.from(answer).toString() : JSON.stringify(answer);
}
