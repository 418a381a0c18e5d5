const MOST_CRASHES = 3;
/** A script that is off is tried again then: what broke it may have been this browser's day. */
const FORGOTTEN_MS = 6 * 60 * 60_000;
const PREFIX = 'custom-code:';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CrashCounter {
  /** False once the script has crashed too often of late; a new script has a new count. */
  mayStart(): boolean;
  /** Counts a start as a crash until it is known to be none; false when it could not. */
  started(): boolean;
  /** The page went before anything was known: this start counts for nothing. */
  left(): void;
  survived(): void;
}

interface CrashCounterOptions {
  memory: Memory | undefined;
  script: string;
  now: () => number;
}

/**
 * Counts how often a script in a row did not get through its start, which is all that is left to
 * know when a page hung. A page that is left says so, as one that hangs cannot. Without storage
 * nothing is counted and nothing starts: a script that breaks the page could never be kept from it.
 */
export function createCrashCounter({ memory, script, now }: CrashCounterOptions): CrashCounter {
  const key = PREFIX + script;
  let isCounted = false;

  /** Written as the number and the time of the last one. */
  function read(): { crashes: number; at: number } {
    const [, crashes, at] = /^(\d{1,3}) (\d{1,15})$/.exec(memory?.getItem(key) ?? '') ?? [];
    return { crashes: Number(crashes ?? 0), at: Number(at ?? 0) };
  }

  function write(crashes: number, at: number): boolean {
    try {
      if (crashes > 0) memory?.setItem(key, `${crashes} ${at}`);
      else memory?.removeItem(key);
      return memory !== undefined;
    } catch {
      return false;
    }
  }

  return {
    mayStart() {
      const { crashes, at } = read();
      const age = now() - at;
      const isRecent = age >= 0 && age < FORGOTTEN_MS;
      return memory !== undefined && !(crashes >= MOST_CRASHES && isRecent);
    },
    started() {
      const { crashes } = read();
      isCounted = write(Math.min(crashes, MOST_CRASHES) + 1, now());
      return isCounted;
    },
    left() {
      if (!isCounted) return;
      isCounted = false;
      const { crashes, at } = read();
      write(crashes - 1, at);
    },
    survived() {
      isCounted = false;
      write(0, 0);
    },
  };
}
