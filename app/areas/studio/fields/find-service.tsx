import { useHref } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useAskedAtRest } from '#app/lib/browser/use-asked-at-rest.ts';
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
  const route = useHref(pagePath('studio/found-services'));
  const query = new URLSearchParams({ words: words.trim() }).toString();
  const isAsked = words.trim() !== '';
  const asked = useAskedAtRest<FoundService[]>(isAsked ? `${route}?${query}` : undefined, REST_MS);
  const { state } = asked;
  const found = asked.state === 'ready' ? asked.value : [];
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
