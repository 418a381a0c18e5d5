import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

interface Looks {
  everyMs: number;
  /** Then somebody may look for themselves. */
  most: number;
  isOn?: boolean;
}

/** Loads what the page shows again and again, while somebody sees it. */
export function useLooks({ everyMs, most, isOn = true }: Looks): void {
  const { revalidate } = useRevalidator();
  const looks = useRef(0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      looks.current += 1;
      if (looks.current > most) clearInterval(timer);
      else if (document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate, everyMs, most, isOn]);
}
