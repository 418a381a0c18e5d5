import { useEffect, useRef, useState, type RefObject } from 'react';

interface Fitting {
  list: RefObject<HTMLUListElement>;
  /** How many children stand in the first line; undefined until it was measured. */
  fitting: number | undefined;
}

/** Counts what a wrapping list has in its first line, which is all that it shows. */
export function useFitting(count: number): Fitting {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // A list that is not shown at all has no lines to count.
      setFitting(element.offsetWidth > 0 ? countFitting(element) : undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return { list, fitting };
}

function countFitting(list: HTMLElement): number {
  const places = [...list.children].filter((child) => child instanceof HTMLElement);
  const [first] = places;
  // Alone in its line, the first one stays there even where it is too long for it.
  if (!first || first.offsetWidth > list.clientWidth) return 0;
  const wrapped = places.findIndex(({ offsetTop }) => offsetTop > first.offsetTop);
  return wrapped === -1 ? places.length : wrapped;
}
