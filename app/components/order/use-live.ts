import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 4_000;
/** About five minutes; whoever stays longer has other things to do meanwhile. */
const QUICK_LOOKS = 75;
/** Then only each of so many. */
const SLOWER = 15;

/** Looks again for what has changed, as long as something may and somebody sees it. */
export function useLive(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const isDue = looks <= QUICK_LOOKS || looks % SLOWER === 0;
      if (isDue && document.visibilityState === 'visible') revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
}
