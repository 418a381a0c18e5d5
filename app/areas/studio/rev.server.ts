/** The step of the draft that a form was made from. */
export function readRev(form: FormData, name = 'rev'): number {
  const written = form.get(name);
  if (typeof written !== 'string' || !/^\d{1,15}$/.test(written)) {
    throw new Response(null, { status: 400 });
  }
  return Number(written);
}
