import { closestPlace, readPlace, type EditPlace } from '#app/lib/studio-preview/edit-place.ts';

/** The marked element that something on the page belongs to. */
export function placeAround(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-edit]')) || undefined;
}

/** Brings the element that shows a value into sight, where there is one. */
export function findPlace(wanted: EditPlace): Element | undefined {
  const marked = [...document.querySelectorAll('[data-edit]')].filter(isSeen);
  const places = marked.flatMap((element) => {
    const place = readPlace(element.getAttribute('data-edit'));
    return place ? [{ ...place, element }] : [];
  });
  const found = closestPlace(wanted, places)?.element;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  found?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  return found;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
