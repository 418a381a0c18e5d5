import { useCallback, useSyncExternalStore } from 'react';
import { readChoice, type PreviewChoice } from '#app/areas/studio/preview-choice.ts';

const KEY = 'studio-preview';
const heard = new Set<() => void>();

/** For a browser that keeps nothing. */
let unkept: string | null = null;

function read(): string | null {
  try {
    return window.sessionStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch {
    // As long as this page is open it is remembered all the same.
    unkept = text;
  }
  for (const listener of heard) listener();
}

function subscribe(listener: () => void): () => void {
  heard.add(listener);
  return () => heard.delete(listener);
}

/** How somebody looks at the draft, from page to page of the studio in this tab. */
export function useKeptChoice(first: PreviewChoice) {
  const text = useSyncExternalStore(subscribe, read, () => null);
  const choice = readChoice(new URLSearchParams(text ?? ''), first);
  const choose = useCallback(
    (changes: Partial<PreviewChoice>) => {
      const now = readChoice(new URLSearchParams(read() ?? ''), first);
      keep(new URLSearchParams({ ...now, ...changes }).toString());
    },
    [first],
  );
  return [choice, choose] as const;
}
