import { QuestionDialog } from '#app/components/question-dialog.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** Asks whether an order is really to stop. */
export function CancelDialog({ id }: { id: number }) {
  const { t } = useTranslation('orders');
  return (
    <QuestionDialog
      here={pagePath('orders/:id', { id })}
      title={t('cancel.title')}
      text={t('cancel.text')}
      agree={t('cancel.agree')}
      disagree={t('cancel.disagree')}
      sends={{ name: 'intent', value: 'cancel' }}
    />
  );
}
