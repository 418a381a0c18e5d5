/** What a form says under a name, without the spaces around it and cut to what it may be. */
export function textIn(form: FormData, name: string, most: number): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
}
