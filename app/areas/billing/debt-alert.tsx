import { useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShellData } from '#app/shell/shell-data.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { useMoney } from '#app/components/price.tsx';

/** What a customer owes, before they pay or look for what has become of their money. */
export function DebtAlert() {
  const { t } = useTranslation('panels');
  const format = useMoney();
  const profile = useRouteLoaderData<ShellData>('shell')?.profile;
  if (!profile || profile.debt === '0') return null;
  return (
    <Alert tone="warning" title={t('debt.title', { amount: format(profile.debt) })}>
      {t('debt.text')}
    </Alert>
  );
}
