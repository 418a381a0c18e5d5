import { useHref, useNavigate } from '@remix-run/react';
import { useEffect, type RefObject } from 'react';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import { postForJson } from '#app/lib/http/post-for-json.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { hear, tell, type FromFrame } from '#app/lib/studio-preview/preview-messages.ts';
import { editorPathOf } from './editor-of.ts';
import { openField } from './form-fields.ts';
import { hearForm } from './hear-form.ts';

interface LivePreview {
  frame: RefObject<HTMLIFrameElement | null>;
  onArrive: (path: string) => void;
  onStopSelecting: () => void;
}

/**
 * Ties the form to the page of the draft beside it: what is saved or being chosen shows there, and
 * each finds its place in the other.
 */
export function useLivePreview({ frame, onArrive, onStopSelecting }: LivePreview): void {
  const theme = useHref(pagePath('studio/preview/theme'));
  const navigate = useNavigate();

  useEffect(() => {
    const page = () => frame.current?.contentWindow;
    let latest = 0;

    /** Of several on their way, only what was asked for last is worn. */
    async function wear(ask: () => Promise<unknown>): Promise<void> {
      latest += 1;
      const own = latest;
      const answer = await ask().catch(() => undefined);
      if (own !== latest || answer === undefined) return;
      // The route of that very address answers so.
      tell(page(), { do: 'theme', css: (answer as { css: string }).css });
    }

    return hearForm({
      async onSaved(place) {
        // The look first: it is seen at once, and nothing of the page has to be made for it.
        if (place.kind === 'settings') await wear(() => fetchJson(theme));
        tell(page(), { do: 'content' });
      },
      onTyped(typed) {
        const form = new URLSearchParams();
        for (const { pointer, value } of typed) {
          form.append('pointer', pointer);
          form.append('value', value);
        }
        void wear(() => postForJson(theme, form.toString()));
      },
      onFocused: (place) => tell(page(), { do: 'show', place }),
    });
  }, [frame, theme]);

  useEffect(() => {
    function listen(message: FromFrame) {
      if (message.did === 'arrive') onArrive(message.path);
      if (message.did === 'stop-selecting') onStopSelecting();
      if (message.did !== 'choose') return;
      onStopSelecting();
      if (!openField(message.place)) void navigate(editorPathOf(message.place));
    }
    return hear<FromFrame>(() => frame.current?.contentWindow, listen);
  }, [frame, navigate, onArrive, onStopSelecting]);
}
