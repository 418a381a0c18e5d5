/** What every form of a page says under a name: one that does not is none of its forms. */
export function requiredText(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string') throw new Response(null, { status: 400 });
  return value;
}
