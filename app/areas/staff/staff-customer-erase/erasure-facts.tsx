import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Erasure } from '#core/back-office/erasures/erasure.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';

/** What becomes of the account and its money, and who has asked for it. */
export function ErasureFacts({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('customers');
  const { dollars } = useNumbers();
  const { asked, obstacle, needs_second: needsSecond, paid_back, lapses, held_lapses } = erasure;
  return (
    <>
      <Alert tone={obstacle ? 'warning' : 'danger'} title={t('erase.forGood')}>
        {obstacle ? t(`erase.obstacle.${obstacle}`) : t('erase.what')}
      </Alert>
      {needsSecond ? (
        <Card title={t('erase.money')} subtitle={t('erase.second')} headingLevel={2}>
          <DescriptionList
            items={[
              { term: t('erase.paidBack'), detail: dollars(paid_back) },
              { term: t('erase.lapses'), detail: dollars(lapses) },
              ...(held_lapses === '0'
                ? []
                : [{ term: t('erase.heldLapses'), detail: dollars(held_lapses) }]),
            ]}
          />
        </Card>
      ) : null}
      {asked ? <Asked asked={asked} /> : null}
    </>
  );
}

function Asked({ asked }: { asked: NonNullable<Erasure['asked']> }) {
  const { t } = useTranslation('customers');
  return (
    <Card
      title={asked.is_mine ? t('erase.waits') : t('erase.askedBy', { name: asked.by })}
      subtitle={<Moment at={asked.at} />}
      headingLevel={2}
    >
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('reason'), detail: <bdi>{asked.reason}</bdi> },
            ...(asked.pay_to === null
              ? []
              : [{ term: t('erase.payTo'), detail: <bdi>{asked.pay_to}</bdi> }]),
          ]}
        />
        <Form method="post">
          <SubmitButton tone="outline" name="form" value="cancel">
            {t('erase.cancel')}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}
