import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './fields.css.ts';
import type { FoundService } from './found-service.ts';

/** So long after a key the next one may come. */
const REST_MS = 200;

interface FindServiceProps {
  /** Of the field that it writes into. */
  label: string;
  onFound: (service: FoundService) => void;
}

/** Finds services by their names; what is chosen goes into the field above. */
export function FindService({ label, onFound }: FindServiceProps) {
  const { t } = useTranslation('studio-fields');
  // The form is drawn again at each key, before React has heard of it: it keeps its own text.
  const line = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const { state, found } = useFoundServices(words.trim());
  const isAsked = words.trim() !== '';
  const choose = (service: FoundService) => {
    onFound(service);
    setWords('');
    if (!line.current) return;
    line.current.value = '';
    line.current.focus();
  };
  return (
    <Stack gap={2}>
      <TextField
        type="search"
        label={t('editor.findService')}
        aria-label={`${label}: ${t('editor.findService')}`}
        ref={line}
        autoComplete="off"
        // A form is not to be sent by choosing.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      {isAsked ? (
        <p
          role="status"
          className={state === 'ready' && found.length > 0 ? visuallyHidden : undefined}
        >
          {state === 'failed' ? t('editor.findFailed') : null}
          {state === 'ready' && found.length === 0 ? t('editor.noMatch') : null}
          {state === 'ready' && found.length > 0
            ? t('editor.matches', { count: found.length })
            : null}
        </p>
      ) : null}
      {isAsked && found.length > 0 ? (
        <PlainList gap={1}>
          {found.map((service) => (
            <li key={service.id}>
              <button type="button" className={styles.found} onClick={() => choose(service)}>
                {service.name}
                <span className={styles.foundKind}>{service.kind}</span>
              </button>
            </li>
          ))}
        </PlainList>
      ) : null}
    </Stack>
  );
}

interface Found {
  state: 'waiting' | 'ready' | 'failed';
  found: readonly FoundService[];
}

const NOTHING: Found = { state: 'waiting', found: [] };

/** Asks when somebody stops typing for a moment; what was asked before does not matter any more. */
function useFoundServices(words: string): Found {
  const address = `${useHref(pagePath('studio/found-services'))}?words=${encodeURIComponent(words)}`;
  const [answer, setAnswer] = useState<Found>(NOTHING);
  useEffect(() => {
    if (words === '') return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      fetchJson(address, left.signal).then(
        // The address is one of our own loaders, which answers with services.
        (found) => setAnswer({ state: 'ready', found: found as FoundService[] }),
        () => {
          if (!left.signal.aborted) setAnswer({ state: 'failed', found: [] });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [address, words]);
  return answer;
}
