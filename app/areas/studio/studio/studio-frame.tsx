import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ConfirmProvider } from '#app/ui/overlay/confirm.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PlaceName } from '#app/areas/studio/studio-places.server.ts';
import type { OpenFrame, StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { StudioBar } from './studio-bar.tsx';
import { StudioNavigation } from './studio-navigation.tsx';
import * as styles from './studio-frame.css.ts';

interface StudioFrameProps {
  /** What `studioFrame` or `openFrame` answered. */
  frame: StudioFrameData | OpenFrame;
  title: string;
  lead?: string;
  /** Where it is in the navigation; a page that is in none of its places leaves it out. */
  current?: PlaceName | 'overview';
  /** Behind the title: what can be done with all of the page. */
  actions?: ReactNode;
  /** Beside the page on a wide screen. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Every page of the studio: its bar with the draft, its navigation, the page and its preview. */
export function StudioFrame(props: StudioFrameProps) {
  const { frame, title, lead, current, actions, preview, children } = props;
  const { t } = useTranslation('studio');
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className={styles.studio}>
      <StudioBar frame={frame} />
      <div className={preview ? styles.withPreview : styles.columns}>
        <StudioNavigation
          groups={frame.groups}
          current={current}
          hasOverview={frame.draft !== undefined}
        />
        <main id="content" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
          <header className={styles.head}>
            <div className={styles.words}>
              <h1 className={styles.title}>{title}</h1>
              {lead ? <p className={styles.lead}>{lead}</p> : null}
            </div>
            {actions ? (
              <Row wraps gap={2}>
                {actions}
              </Row>
            ) : null}
          </header>
          <ConfirmProvider>
            <Stack gap={6}>{children}</Stack>
          </ConfirmProvider>
        </main>
        {preview ? (
          <aside className={styles.preview} aria-label={t('preview.label')}>
            {preview}
          </aside>
        ) : null}
      </div>
    </div>
  );
}
