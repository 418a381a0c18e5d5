import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { RefillCounts } from './refill-counts.tsx';
import { RefillRequests } from './refill-requests.tsx';
import type { ShownRefills } from './shown-refills.ts';

/** What is delivered again of an order, whether that can be asked for now, and what was counted. */
export function RefillPanel({ refills }: { refills: ShownRefills }) {
  const { t } = useTranslation('refill');
  const { obstacle, isOpen, guaranteedUntil, possibleAt, dropped } = refills;
  const isHydrated = useHydrated();
  const items: Description[] = [
    ...(guaranteedUntil === null
      ? []
      : [{ term: t('until'), detail: <Moment at={guaranteedUntil} /> }]),
    ...(possibleAt === null ? [] : [{ term: t('again'), detail: <Moment at={possibleAt} /> }]),
  ];
  return (
    <Card title={t('title')} headingLevel={2}>
      <Stack gap={4}>
        {isOpen && !isHydrated ? (
          <noscript>
            <meta httpEquiv="refresh" content="20" />
          </noscript>
        ) : null}
        {obstacle === 'open' ? (
          <Alert tone="info">{t('why.open')}</Alert>
        ) : (
          <p>
            {obstacle === 'not_completed'
              ? t('promised', { count: refills.days ?? 0 })
              : t(`why.${obstacle ?? 'possible'}`)}
          </p>
        )}
        {items.length === 0 ? null : <DescriptionList items={items} />}
        {/* What has dropped is said above, with the same button. */}
        {obstacle === null && dropped === 0 ? (
          <Form method="post">
            <SubmitButton name="intent" value="refill">
              {t('ask')}
            </SubmitButton>
          </Form>
        ) : null}
        <Alone refills={refills} />
        <RefillRequests requests={refills.requests} />
        <RefillCounts counts={refills.counts} quantity={refills.quantity} />
      </Stack>
    </Card>
  );
}

/** Whether a drop asks by itself. */
function Alone({ refills: { mayAlone, isAlone } }: { refills: ShownRefills }) {
  const { t } = useTranslation('refill');
  if (!mayAlone) return null;
  return (
    <Stack method="post" as={Form} gap={4}>
      <p>
        <strong>{t(isAlone ? 'alone.on' : 'alone.off')}</strong> {t('alone.text')}
      </p>
      <div>
        <SubmitButton tone="outline" name="intent" value={isAlone ? 'auto-off' : 'auto-on'}>
          {t(isAlone ? 'alone.switchOff' : 'alone.switchOn')}
        </SubmitButton>
      </div>
    </Stack>
  );
}
