import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PricesPreview } from '#core/back-office/services/staff-service.contract.ts';
import { Margin } from '#app/areas/staff/staff/margin.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';

type NewPrice = PricesPreview['data'][number];

interface PricePreviewProps {
  preview: PricesPreview;
  /** The change as the core reads it. */
  change: Readonly<Record<string, string>>;
  idempotencyKey: string;
}

/** Each price as it is and as it would be, before any of them changes. */
export function PricePreview({ preview, change, idempotencyKey }: PricePreviewProps) {
  const { t } = useTranslation('services');
  const { count } = useNumbers();
  const { data, meta } = preview;
  const columns = useColumns();
  const figures = [
    { label: t('prices.matches'), value: count(meta.matches) },
    { label: t('prices.changed'), value: count(meta.changed) },
    { label: t('prices.raised'), value: count(meta.raised) },
  ];
  if (meta.changed === 0) {
    return (
      <Stack gap={4}>
        <Stats items={figures} />
        <Alert>{t('prices.none')}</Alert>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <Stats items={figures} />
      <Card title={t('prices.title')} subtitle={t('prices.applyText')} headingLevel={2}>
        <Form method="post" action={pagePath('staff/services/prices')}>
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="revision" value={meta.revision} />
          {Object.entries(change).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div data-key="c">
            <FormActions>
              <SubmitButton>{t('prices.apply', { number: count(meta.changed) })}</SubmitButton>
            </FormActions>
          </div>
        </Form>
      </Card>
      <Table
        caption={t('prices.result')}
        columns={columns}
        rows={data}
        rowKey={({ service_id: id }) => String(id)}
      />
    </Stack>
  );
}

function useColumns(): Column<NewPrice>[] {
  const { t } = useTranslation('services');
  const { dollars } = useNumbers();
  return [
    {
      id: 'service',
      title: t('column.service'),
      namesRow: true,
      isLong: true,
      cell: ({ service_id: id, name, is_raised: isRaised }) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <Link to={pagePath('staff/services/:id', { id })}>{name}</Link>
          {isRaised ? <Badge tone="warning">{t('prices.raisedNote')}</Badge> : null}
        </Stack>
      ),
    },
    {
      id: 'before',
      title: t('prices.old'),
      numeric: true,
      cell: ({ before }) => <del>{dollars(before)}</del>,
    },
    {
      id: 'after',
      title: t('prices.new'),
      numeric: true,
      cell: ({ after }) => <ins>{dollars(after)}</ins>,
    },
    {
      id: 'marginBefore',
      title: t('prices.marginOld'),
      numeric: true,
      cell: ({ margin_before: percent }) => <Margin percent={percent} />,
    },
    {
      id: 'marginAfter',
      title: t('prices.marginNew'),
      numeric: true,
      cell: ({ margin_after: percent }) => <Margin percent={percent} />,
    },
  ];
}
