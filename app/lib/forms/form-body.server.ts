const MAX_FORM_BYTES = 1024 * 1024;

/** The form a request carries; one that is none, or too big, is refused with its status. */
export async function readForm(
  request: Request,
  mostBytes: number = MAX_FORM_BYTES,
): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response(null, { status: 415 });
  }
  const body = await readBody(request, mostBytes);
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}

/** A form with a file that may be too big, which is told at its field: undefined then. */
export async function readFormWithin(
  request: Request,
  mostBytes: number,
): Promise<FormData | undefined> {
  try {
    return await readForm(request, mostBytes);
  } catch (error) {
    if (error instanceof Response && error.status === 413) return undefined;
    throw error;
  }
}

async function readBody(request: Request, mostBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new Response(null, { status: 413 });
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}
