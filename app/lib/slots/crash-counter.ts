const MOST_CRASHES = 3;
const PREFIX = 'custom-code:';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CrashCounter {
  /** False once the script has crashed too often; a new script has a new count. */
  mayStart(): boolean;
  /** Counts a start as a crash until it is known to be none; false when it could not. */
  started(): boolean;
  survived(): void;
}

/**
 * Counts how often a script in a row did not get through its start, which is all that is left to
 * know when a page hung or was closed. Without storage nothing is counted and nothing starts: a
 * script that breaks the page could then never be kept from it.
 */
export function createCrashCounter(memory: Memory | undefined, script: string): CrashCounter {
  const key = PREFIX + script;
  const read = () => Number(memory?.getItem(key) ?? 0);
  return {
    mayStart: () => memory !== undefined && !(read() >= MOST_CRASHES),
    started() {
      const crashes = read();
      try {
        memory?.setItem(key, String(Number.isFinite(crashes) ? crashes + 1 : 1));
        return memory !== undefined;
      } catch {
        return false;
      }
    },
    survived: () => memory?.removeItem(key),
  };
}
