/**
 * Writes a value as if a person had: React and whoever listens to the form hear of it. React keeps
 * its own note of what an input holds, which only the setter of the prototype goes past.
 */
export function changeValue(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  announceChange(input);
}

export function announceChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
