/** Answers whether the disk did what it should; never throws. */
type Save = () => Promise<boolean>;

interface Rest {
  timer: NodeJS.Timeout;
  /** What is saved when it ends: the last that came meanwhile. */
  next?: { save: Save; done: Promise<boolean>; settle: (isKept: boolean) => void };
}

export interface SpacedSaves {
  /** Saves now, or later instead of what was to be saved then. */
  save(name: string, save: Save): Promise<boolean>;
  /** Forgets what was to be saved. */
  drop(name: string): void;
  /** Saves at once what waits. */
  flush(): Promise<void>;
}

/** Lets nobody save under one name more often than once within some time. */
export function createSpacedSaves(leastMs: number): SpacedSaves {
  const rests = new Map<string, Rest>();

  function rest(name: string): void {
    const timer = setTimeout(() => void wake(name), leastMs);
    // Who ends the process flushes.
    timer.unref();
    rests.set(name, { timer });
  }

  async function wake(name: string): Promise<void> {
    const next = take(name);
    if (!next) return;
    rest(name);
    next.settle(await next.save());
  }

  function take(name: string): Rest['next'] {
    const ended = rests.get(name);
    clearTimeout(ended?.timer);
    rests.delete(name);
    return ended?.next;
  }

  return {
    save(name, save) {
      if (leastMs === 0) return save();
      const resting = rests.get(name);
      if (!resting) {
        rest(name);
        return save();
      }
      const next = resting.next ?? waiting(save);
      resting.next = { ...next, save };
      return next.done;
    },

    drop(name) {
      const resting = rests.get(name);
      resting?.next?.settle(true);
      delete resting?.next;
    },

    async flush() {
      const waits = [...rests.keys()].map((name) => take(name));
      await Promise.all(waits.map(async (next) => next?.settle(await next.save())));
    },
  };
}

function waiting(save: Save): NonNullable<Rest['next']> {
  let settle: (isKept: boolean) => void = () => undefined;
  const done = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { save, done, settle };
}
