export interface Gate {
  reached: Promise<void>;
  open(): void;
  pass(): Promise<void>;
}

/** Where a handler waits until the test lets it go on. */
export function createGate(): Gate {
  let tellReached = (): void => {};
  let open = (): void => {};
  const reached = new Promise<void>((resolve) => (tellReached = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    reached,
    open,
    pass() {
      tellReached();
      return opened;
    },
  };
}
