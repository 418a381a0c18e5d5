import { QuestionDialog } from '#app/components/question-dialog.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** Asks whether the runs to come are really not to come. */
export function CancelDialog({ id }: { id: number }) {
  const { t } = useTranslation('overview');
  return (
    <QuestionDialog
      here={pagePath('drip-feed/:id', { id })}
      title={t('drip.askTitle')}
      text={t('drip.askText')}
      agree={t('drip.agree')}
      disagree={t('drip.keep')}
    />
  );
}
