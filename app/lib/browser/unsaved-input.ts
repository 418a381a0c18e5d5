/** Whether somebody has typed or chosen something on this page that a reload would lose. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input:not([type="hidden"]), textarea)',
  );
  const options = document.querySelectorAll<HTMLOptionElement>('main option');
  return (
    [...fields].some(isChanged) ||
    [...options].some((option) => option.selected !== option.defaultSelected && option.index > 0)
  );
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    return field.checked !== field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}
