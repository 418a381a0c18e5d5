import { readPlace, type EditPlace } from '#app/lib/studio-preview/edit-place.ts';
import type { TypedValue } from '#app/lib/studio-preview/draft-settings.server.ts';

interface FormEvents {
  /** Something of a document is in the draft now. */
  onSaved: (place: EditPlace) => Promise<void>;
  /** What makes the look is being chosen and not saved yet. */
  onTyped: (values: TypedValue[]) => void;
  /** Somebody has come to a field. */
  onFocused: (place: EditPlace) => void;
}

/** The page shows another step: by a button, a step back or another window. */
export const DRAFT_MOVED = 'studio:moved';

/** Only what the style sheet of an instance is made of. */
const OF_LOOK = /^\/(?:colours|fonts)\//;

/** What forms of the studio say, wherever on the page they stand. */
export function hearForm({ onSaved, onTyped, onFocused }: FormEvents): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const listen = (name: string, heard: (place: EditPlace, rev: unknown) => void) =>
    window.addEventListener(
      name,
      (event) => {
        const said = event instanceof CustomEvent ? wordsIn(event.detail) : {};
        const place = placeIn(said);
        if (place) heard(place, said['rev']);
      },
      options,
    );
  // A form that saves itself says so before its page knows the step that came of it.
  let told: unknown;
  listen('studio:saved', (place, rev) => {
    told = rev;
    void onSaved(place);
  });
  listen(DRAFT_MOVED, (place, rev) => {
    if (told !== rev) void onSaved(place);
    // A step back and forward leads there once more.
    told = undefined;
  });
  listen('studio:focus', onFocused);

  let waiting = 0;
  window.addEventListener(
    'input',
    ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (!isField || !OF_LOOK.test(target.name) || !target.form) return;
      const { form } = target;
      // A colour that is dragged says more than the screen can show.
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => onTyped(lookIn(form)));
    },
    options,
  );
  return () => {
    stop.abort();
    cancelAnimationFrame(waiting);
  };
}

const wordsIn = (detail: unknown): Record<string, unknown> =>
  typeof detail === 'object' && detail !== null ? { ...detail } : {};

/** Who reads places reads these as well, so that nothing else gets through. */
function placeIn(said: Record<string, unknown>): EditPlace | undefined {
  const [kind, key, pointer] = [said['kind'], said['key'], said['pointer']].map(String);
  return readPlace(`${kind}:${encodeURIComponent(key ?? '')}#${pointer}`);
}

/** All of it that stands in the form, since several may not be saved yet; names are pointers. */
function lookIn(form: HTMLFormElement): TypedValue[] {
  return [...new FormData(form)].flatMap(([pointer, value]) =>
    OF_LOOK.test(pointer) && typeof value === 'string' ? [{ pointer, value }] : [],
  );
}
