import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useConfirm } from '#app/ui/overlay/confirm.tsx';
import type { EditorSession } from './editor-session.ts';

/** Asks whoever leaves a form that does not save itself. */
export function useLeaveQuestion(session: EditorSession): void {
  const { t } = useTranslation('studio-fields');
  const ask = useConfirm();
  const blocker = useBlocker(session.losesText);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: t('leave.title'),
      text: t('leave.text'),
      agreeLabel: t('leave.agree'),
      disagreeLabel: t('leave.disagree'),
      isDangerous: true,
    };
    void ask(question).then((agrees) => (agrees ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask, t]);
}
