/** Opens whatever a field is folded away in, and an entry that was asked for itself. */
export function openAround(field: Element): void {
  const own = field.querySelector(':scope > details');
  if (field.matches('li') && own instanceof HTMLDetailsElement) own.open = true;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

/** In the middle, unless it is so high that its beginning would be out of sight there. */
export function bringIntoView(field: HTMLElement): void {
  const isHigh = field.offsetHeight > window.innerHeight / 2;
  field.scrollIntoView({ block: isHigh ? 'start' : 'center' });
}
