import { useEffect, useState } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { CartData } from '#app/lib/cart/cart-data.server.ts';

const KEY = 'cart';

export interface LostLines {
  /** As the form of the cart takes them. */
  lines: string;
  count: number;
  forget: () => void;
}

/**
 * Keeps a copy of what a guest has in the cart. The cart itself lies on the server; where this
 * browser has lost what opens it, the copy is offered. A cart that was emptied on purpose keeps its
 * key, and takes the copy with it.
 */
export function useCartMirror({ isGuest, hasKey, ordered, lines }: CartData) {
  const [isForgotten, setIsForgotten] = useState(false);
  const isHydrated = useHydrated();
  const copy = isGuest && lines.length > 0 ? JSON.stringify(ordered) : undefined;
  useEffect(() => {
    if (copy !== undefined) write(copy);
    else if (!isGuest || hasKey) write(undefined);
  }, [copy, isGuest, hasKey]);
  const isLost = isGuest && !hasKey && lines.length === 0;
  const lost = isHydrated && isLost && !isForgotten ? read() : undefined;
  if (!lost) return undefined;
  return {
    ...lost,
    forget() {
      write(undefined);
      setIsForgotten(true);
    },
  };
}

function read(): Omit<LostLines, 'forget'> | undefined {
  try {
    const lines = localStorage.getItem(KEY);
    const parsed: unknown = JSON.parse(lines ?? 'null');
    return lines !== null && Array.isArray(parsed) && parsed.length > 0
      ? { lines, count: parsed.length }
      : undefined;
  } catch {
    // A browser without storage remembers nothing, and neither does one that others have written to.
    return undefined;
  }
}

function write(copy: string | undefined): void {
  try {
    if (copy === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, copy);
  } catch {
    // Full or switched off: then there is no copy.
    return;
  }
}
