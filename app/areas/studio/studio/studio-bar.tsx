import { Link, useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OpenFrame, StudioFrameData } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { AccountButton } from '#app/shell/account-button.tsx';
import { LanguageMenu } from '#app/shell/language-menu.tsx';
import type { ShellData } from '#app/shell/shell-data.server.ts';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DraftStatus } from './draft-status.tsx';
import { StepButtons } from './step-buttons.tsx';
import * as styles from './studio-bar.css.ts';

/** The bar of the studio: whose it is, how the draft stands, and what can be done with it. */
export function StudioBar({ frame }: { frame: StudioFrameData | OpenFrame }) {
  const { t } = useTranslation('studio');
  const { panelName } = frame;
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to={pagePath('')} title={t('toPanel', { name: panelName })}>
        <Icon name="arrow-left" />
        <span className={styles.names}>
          <span className={styles.panelName}>{panelName}</span>
          <span className={styles.studioName}>{t('name')}</span>
        </span>
      </Link>
      {frame.draft ? <Draft frame={frame} /> : null}
      <Tools />
    </header>
  );
}

function Draft({ frame: { draft, behind, mayPublish, preview } }: { frame: StudioFrameData }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <div className={styles.draft}>
        <DraftStatus draft={draft} behind={behind} />
        <StepButtons draft={draft} />
      </div>
      <div className={styles.actions}>
        {preview ? (
          <ButtonLink to={preview} tone="outline" size="small">
            {t('preview.open')}
          </ButtonLink>
        ) : null}
        <PublishButton mayPublish={mayPublish} hasChanges={draft.changes.length > 0} />
      </div>
    </>
  );
}

/** Leads to the report: nothing is published by a press of this one. */
function PublishButton({ mayPublish, hasChanges }: { mayPublish: boolean; hasChanges: boolean }) {
  const { t } = useTranslation('studio');
  return (
    <ButtonLink
      to={pagePath('studio/publish')}
      tone={mayPublish && hasChanges ? 'solid' : 'outline'}
      size="small"
    >
      {mayPublish ? t('publish.open') : t('publish.look')}
    </ButtonLink>
  );
}

function Tools() {
  const shell = useRouteLoaderData<ShellData>('shell');
  if (!shell) return null;
  return (
    <div className={styles.tools}>
      {shell.darkModeAvailable ? <ThemeToggle theme={shell.theme} /> : null}
      <LanguageMenu {...shell} />
      {shell.profile ? <AccountButton profile={shell.profile} /> : null}
    </div>
  );
}
