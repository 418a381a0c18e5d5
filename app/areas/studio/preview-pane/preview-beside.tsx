import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FIRST_CHOICE, readChoice } from '#app/areas/studio/preview-choice.ts';
import { SIDE_BY_SIDE } from '#app/areas/studio/studio/studio-measures.ts';
import { DRAFT_MOVED } from './hear-form.ts';
import { PreviewPane } from './preview-pane.tsx';
import * as styles from './preview-pane.css.ts';

/** What fits beside a form. */
const FIRST_BESIDE = { ...FIRST_CHOICE, width: 'phone' } as const;

interface PreviewBesideProps {
  rev: number;
  /** Where what the form is about is seen, if that is one page. */
  page?: string | undefined;
}

/**
 * The pane beside a form that shows a step of the draft; where there is no room for it, nothing of it
 * is loaded.
 */
export function PreviewBeside({ rev, page }: PreviewBesideProps) {
  const { language } = useTranslation().i18n;
  // Whoever works in a language sees the panel in it first.
  const first = useMemo(
    () => readChoice(new Map([['language', language]]), FIRST_BESIDE),
    [language],
  );
  const shown = useRef(rev);
  useEffect(() => {
    if (shown.current === rev) return;
    shown.current = rev;
    // Whatever it was, the look among it.
    const detail = { kind: 'settings', key: 'settings', pointer: '', rev };
    document.dispatchEvent(new CustomEvent(DRAFT_MOVED, { detail }));
  }, [rev]);
  const hasRoom = useSyncExternalStore(
    listen,
    () => window.matchMedia(SIDE_BY_SIDE).matches,
    () => true,
  );
  return hasRoom ? (
    <div className={styles.beside}>
      <PreviewPane first={first} page={page} />
    </div>
  ) : null;
}

function listen(listener: () => void): () => void {
  const query = window.matchMedia(SIDE_BY_SIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
