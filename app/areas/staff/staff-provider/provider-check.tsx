import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import type { ProviderData } from './load-provider.server.ts';

interface ProviderCheckProps {
  provider: ProviderData['provider'];
  /** Why it was not tried, where somebody asked for it. */
  result: { error?: Record<string, string[] | null> | null | undefined } | undefined;
}

/** Whether it answers, and what the instance has there, as it was told last. */
export function ProviderCheck({ provider, result }: ProviderCheckProps) {
  const { t } = useTranslation('staff');
  const { listedIn } = useNumbers();
  const {
    balance,
    balance_currency: currency,
    balance_at: at,
    is_short: isShort,
    check,
  } = provider;
  const refused = Object.values(result?.error ?? {}).flatMap((list) => list ?? []);
  return (
    <Card title={t('balance.title')} headingLevel={2}>
      <Stack gap={4} justify="start">
        {refused.length > 0 ? <Alert tone="danger">{refused.join(' ')}</Alert> : null}
        <CheckAlert provider={provider} />
        {isShort ? <Alert tone="warning">{t('balance.short')}</Alert> : null}
        {balance === null || at === null ? (
          <p>{t('balance.unknown')}</p>
        ) : (
          <DescriptionList
            items={[
              { term: t('balance.left'), detail: listedIn(balance, currency) },
              { term: t('balance.at'), detail: <Moment at={at} /> },
            ]}
          />
        )}
        <Form method="post" preventScrollReset>
          <SubmitButton name="form" value="try" size="small" tone="outline">
            {check === null ? t('tried.now') : t('tried.again')}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}

/** What came of trying it last, in plain words. */
function CheckAlert({ provider: { check, url } }: Pick<ProviderCheckProps, 'provider'>) {
  const { t } = useTranslation('staff');
  if (check === null) return null;
  const { at, problem } = check;
  if (problem === null) {
    return <Alert tone="success">{t('tried.answers')}</Alert>;
  }
  const { host } = new URL(url);
  return (
    <Alert tone="danger" title={t('tried.failed')}>
      <p>{t(`tried.problem.${problem.code}`, { host, text: problem.text ?? '' })}</p>
      <p>{t('tried.saved')}</p>
      <p>
        {t('balance.at')}: <Moment at={at} />
      </p>
    </Alert>
  );
}
