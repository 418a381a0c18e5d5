import { useEffect, type RefObject } from 'react';

/** Opens an editor over a text area, once its code has come; until then, and without it, one writes there. */
export function useCodeEditor(area: RefObject<HTMLTextAreaElement>): void {
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    void import('./open-code-editor.ts').then(
      ({ openCodeEditor }) => {
        if (!isGone && area.current) close = openCodeEditor(area.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [area]);
}
