/** Real time passing, as opposed to the clock that says what time it is; tests fire it by hand. */
export interface Timer {
  /** Calls `tick` again and again; the answer ends it. */
  every(seconds: number, tick: () => void): () => void;
  /** Calls `tick` once; the answer calls it off. */
  after(seconds: number, tick: () => void): () => void;
}

export const systemTimer: Timer = {
  every(seconds, tick) {
    const handle = setInterval(tick, seconds * 1000);
    return () => clearInterval(handle);
  },
  after(seconds, tick) {
    const handle = setTimeout(tick, seconds * 1000);
    return () => clearTimeout(handle);
  },
};
