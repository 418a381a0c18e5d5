import { useLocation } from '@remix-run/react';
import { useEffect, type RefObject } from 'react';
import { bringIntoView, openAround } from '#app/areas/studio/preview-pane/bring-into-view.ts';
import { placeOfField } from '#app/areas/studio/preview-pane/form-fields.ts';

/** Told to the page whenever another field of the form is entered. */
const ENTERED = 'studio:focus';
/** Long enough to be seen. */
const FOUND_MS = 1_600;

/** Leads to the field that the address names, and tells which one somebody is in. */
export function useFoundField(form: RefObject<HTMLFormElement>, generation: number): void {
  const { hash } = useLocation();
  useEffect(() => {
    const element = hash === '' ? null : document.getElementById(decodeId(hash));
    if (!element || !form.current?.contains(element)) return undefined;
    // An entry that was only moved stays as it was.
    if (!element.matches('li')) openAround(element);
    const shown = element.closest<HTMLElement>('[data-pointer]');
    if (shown) bringIntoView(shown);
    focusWithin(element);
    shown?.setAttribute('data-found', '');
    const timer = setTimeout(() => shown?.removeAttribute('data-found'), FOUND_MS);
    return () => clearTimeout(timer);
  }, [form, hash, generation]);

  useEffect(() => {
    const element = form.current;
    const tell = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest('[data-pointer]') : null;
      const place = field ? placeOfField(field) : undefined;
      if (place) document.dispatchEvent(new CustomEvent(ENTERED, { detail: place }));
    };
    element?.addEventListener('focusin', tell);
    return () => element?.removeEventListener('focusin', tell);
  }, [form, generation]);
}

function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** A section or an entry leads to its first field. */
function focusWithin(element: HTMLElement): void {
  const isField = element.matches('input, select, textarea, button, summary, [tabindex]');
  const inner = element.querySelector<HTMLElement>(
    'summary, input:not([type="hidden"]), select, textarea',
  );
  (isField ? element : inner)?.focus({ preventScroll: true });
}
