import { useEffect, useState } from 'react';

/** Whether the page was ever scrolled that far, or to its end where it is shorter. */
export function useScrolledPast(delayPx: number): boolean {
  const [isPast, setPast] = useState(delayPx === 0);
  useEffect(() => {
    if (isPast) return;
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (window.scrollY >= Math.min(delayPx, scrollHeight - clientHeight - 1)) setPast(true);
    };
    // The first look waits for the layout, without which no page is long enough.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, [delayPx, isPast]);
  return isPast;
}
