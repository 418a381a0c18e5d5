import { Form, useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { IconButton } from '#app/ui/button.tsx';
import * as styles from './studio-bar.css.ts';

/** Undo and redo: a form each, so that they need no script. */
export function StepButtons({ draft }: { draft: Pick<Draft, 'rev' | 'can_undo' | 'can_redo'> }) {
  const { t } = useTranslation('studio');
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={pagePath('studio/step')}
      className={styles.steps}
      preventScrollReset
      replace
    >
      <input type="hidden" name="rev" value={draft.rev} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <IconButton
        type="submit"
        name="do"
        value="undo"
        icon="undo-2"
        label={t('undo')}
        disabled={!draft.can_undo}
      />
      <IconButton
        type="submit"
        name="do"
        value="redo"
        icon="redo-2"
        label={t('redo')}
        disabled={!draft.can_redo}
      />
    </Form>
  );
}
