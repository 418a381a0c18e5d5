/** What a page does with the form that was sent; undefined for one that it does not have. */
export function handlerIn<Handle>(
  handlers: Readonly<Record<string, Handle>>,
  form: FormData,
): Handle | undefined {
  const name = form.get('form');
  return typeof name === 'string' && Object.hasOwn(handlers, name) ? handlers[name] : undefined;
}
