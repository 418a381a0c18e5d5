import { QuestionDialog } from '#app/components/question-dialog.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** Asks whether a subscription is really to end. */
export function CancelDialog({ id }: { id: number }) {
  const { t } = useTranslation('subscriptions');
  return (
    <QuestionDialog
      here={pagePath('subscriptions/:id', { id })}
      title={t('askTitle')}
      text={t('askText')}
      agree={t('agree')}
      disagree={t('keep')}
      sends={{ name: 'form', value: 'cancel' }}
    />
  );
}
