/** The text of an answer, read no further than it may be long. */
export async function readBody(
  response: Response,
  { mostBytes, signal }: { mostBytes: number; signal: AbortSignal },
): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  // An answer made in this process does not hear the signal of its request.
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > mostBytes) throw new Error(`is longer than ${mostBytes} bytes`);
      text += decoder.decode(part.value, { stream: true });
    }
    signal.throwIfAborted();
    return text + decoder.decode();
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
