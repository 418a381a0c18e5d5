import { startChangedCore, type Asked } from './changed-core.ts';
import type { FakeCore } from './fake-core.ts';

/** A call of the panel that prices or changes something. */
export interface RecordedCall {
  /** Its method and its path, without what is another number each time. */
  name: string;
  body: unknown;
}

export interface RecordingCore extends FakeCore {
  /** What changes something, since the last time that it was taken. */
  changes(): RecordedCall[];
  /** What asks for a price, since then. */
  prices(): RecordedCall[];
  /** Loses the next call of that name on its way to the core or back. */
  lose(name: string, part: 'request' | 'answer'): void;
  /** Answers nothing more, or answers again. */
  setAway(isAway: boolean): void;
}

const PRICES = /\/(total-cost|cost|quantity-by-cost)$/;
/** What is merely looked up or counted is another number of calls while somebody types. */
const LOOKS_UP = /\/(identify|validate-url|available-types-by-url|close)$|^POST \/events\//;

/** A core in front of a real one that keeps what it was asked for, and loses what it is told to. */
export async function startRecordingCore(coreUrl: string): Promise<RecordingCore> {
  const changes: RecordedCall[] = [];
  const prices: RecordedCall[] = [];
  let losing: { name: string; part: 'request' | 'answer' } | undefined;
  let isAway = false;

  function hear(asked: Asked): 'request' | 'answer' | undefined {
    if (isAway) return 'request';
    const call = recorded(asked);
    if (asked.method === 'GET') return undefined;
    if (PRICES.test(call.name)) prices.push(call);
    else if (!LOOKS_UP.test(call.name)) changes.push(call);
    if (call.name !== losing?.name) return undefined;
    const { part } = losing;
    losing = undefined;
    return part;
  }

  const core = await startChangedCore({ coreUrl, hear });
  return {
    ...core,
    changes: () => changes.splice(0),
    prices: () => prices.splice(0),
    lose(name, part) {
      losing = { name, part };
    },
    setAway(now) {
      isAway = now;
    },
  };
}

function recorded({ method, path, body }: Asked): RecordedCall {
  const { pathname } = new URL(path, 'http://core.invalid');
  const name = `${method} ${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;
  return { name, body: body.length === 0 ? undefined : JSON.parse(body.toString()) };
}
