import { readPlace, writePlace, type EditPlace } from '#app/lib/studio-preview/edit-place.ts';
import { fieldId } from '#app/areas/studio/form/field-place.ts';
import { bringIntoView, openAround } from './bring-into-view.ts';

/** Of which document a form is, in an attribute of it. */
export const documentName = ({ kind, key }: Omit<EditPlace, 'pointer'>): string =>
  writePlace({ kind, key, pointer: '' });

/** What a field is for: its form says the document, what stands around it the value. */
export function placeOfField(field: Element): EditPlace | undefined {
  const pointer = field.closest('[data-pointer]')?.getAttribute('data-pointer');
  const place = readPlace(field.closest('form')?.getAttribute('data-document'));
  return place && typeof pointer === 'string' ? { ...place, pointer } : undefined;
}

/** Brings the field of a value under the hands of who chose it; false where it is on another page. */
export function openField(place: EditPlace): boolean {
  const name = documentName(place);
  const form = [...document.querySelectorAll<HTMLFormElement>('form[data-document]')].find(
    ({ dataset }) => dataset['document'] === name,
  );
  const field = form && fieldIn(form, place.pointer);
  if (!field) return false;
  openAround(field);
  bringIntoView(field);
  const control = 'input:not([type="hidden"]), select, textarea, summary, button';
  const inner = field.matches(control) ? field : field.querySelector<HTMLElement>(control);
  inner?.focus({ preventScroll: true });
  return true;
}

/** Of the value, or of what it is a part of; a whole document is opened at its beginning. */
function fieldIn(form: HTMLFormElement, wanted: string): HTMLElement | null {
  for (let pointer = wanted; pointer !== ''; pointer = pointer.replace(/\/[^/]*$/, '')) {
    const around = form.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
    const own = around ?? form.querySelector<HTMLElement>(`#${CSS.escape(fieldId(pointer))}`);
    if (own) return own;
  }
  return wanted === '' ? form.querySelector<HTMLElement>('[data-pointer]') : null;
}
