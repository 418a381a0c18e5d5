import { readPlace, writePlace, type EditPlace } from './edit-place.ts';

/** What the studio says to a page of the draft in its frame. */
export type ToFrame =
  /** The look has changed, and nothing else. */
  | { do: 'theme'; css: string }
  /** Something was saved. */
  | { do: 'content' }
  | { do: 'show'; place: EditPlace }
  /** Whether a click chooses what to edit instead of doing what it does. */
  | { do: 'select'; isOn: boolean };

/** What the page says to the studio. */
export type FromFrame =
  | { did: 'arrive'; path: string }
  | { did: 'choose'; place: EditPlace }
  | { did: 'stop-selecting' };

/** Another page of this site in another frame may talk as well: whoever listens names whom to. */
export function hear<Message extends ToFrame | FromFrame>(
  from: () => MessageEventSource | null | undefined,
  listen: (message: Message) => void,
): () => void {
  function onMessage(event: MessageEvent<unknown>) {
    const { origin, source, data } = event;
    if (origin !== window.location.origin || source === null || source !== from()) return;
    const message = readMessage(data);
    // Each side says what its own type has.
    if (message) listen(message as Message);
  }
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

export function tell(to: Window | null | undefined, message: ToFrame | FromFrame): void {
  const written = 'place' in message ? { ...message, place: writePlace(message.place) } : message;
  to?.postMessage({ preview: written }, window.location.origin);
}

function readMessage(data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return undefined;
  const { preview } = data;
  if (typeof preview !== 'object' || preview === null) return undefined;
  if (!('place' in preview)) return preview;
  const place = typeof preview.place === 'string' ? readPlace(preview.place) : undefined;
  return place && { ...preview, place };
}
