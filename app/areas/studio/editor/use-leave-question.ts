import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useConfirm } from '#app/ui/overlay/confirm.tsx';

/** Asks whoever leaves a form that does not save itself. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { t } = useTranslation('studio-fields');
  const ask = useConfirm();
  return () =>
    ask({
      title: t('leave.title'),
      text: t('leave.text'),
      agreeLabel: t('leave.agree'),
      disagreeLabel: t('leave.disagree'),
      isDangerous: true,
    });
}
