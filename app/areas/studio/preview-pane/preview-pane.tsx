import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FIRST_CHOICE, type PreviewChoice } from '#app/areas/studio/preview-choice.ts';
import type { PreviewData } from '#app/areas/studio/preview-data.server.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { LivePane } from './live-pane.tsx';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { StillFrame } from './still-frame.tsx';
import * as styles from './preview-pane.css.ts';

interface PreviewPaneProps {
  /** What there is to look at; without it the pane asks by itself. */
  data?: PreviewData;
  /** What is shown until somebody has chosen otherwise in this tab. */
  first?: PreviewChoice;
  /** What is shown at once, wherever somebody was before. */
  page?: string | undefined;
  /** Whether the draft was opened, so that it is shown without a script as well. */
  isOpened?: boolean;
}

/** The real panel with the draft, beside the form that it is edited in. */
export function PreviewPane({ data, first = FIRST_CHOICE, page, isOpened }: PreviewPaneProps) {
  const { t } = useTranslation('studio-preview');
  if (useHydrated()) return <LivePane data={data} first={first} page={page} />;
  return (
    <div className={styles.pane}>
      <PreviewToolbar choice={first} pages={data?.pages ?? []} />
      {isOpened ? (
        <StillFrame choice={first} />
      ) : (
        <p className={styles.waiting}>{t('withoutScript')}</p>
      )}
    </div>
  );
}
