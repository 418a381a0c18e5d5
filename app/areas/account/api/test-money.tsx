import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '#app/components/price.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';

/** What test tokens can spend; it is no money, so there is always more of it. */
export function TestMoney({ balance }: { balance: string }) {
  const { t } = useTranslation('api');
  const money = useMoney();
  return (
    <Card title={t('test.title')} subtitle={t('test.text')} headingLevel={2}>
      <Stack gap={4}>
        <DescriptionList
          look="rows"
          items={[{ term: t('test.balance'), detail: money(balance) }]}
        />
        <Form method="post">
          <SubmitButton size="small" tone="outline" name="form" value="top_up">
            {t('test.topUp', { amount: money('1000') })}
          </SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}
