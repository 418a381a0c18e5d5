import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { movesMoney } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import type { BulkAction } from '#core/back-office/bulk/bulk-action.contract.ts';
import { useResultText } from '#app/areas/staff/staff/bulk-texts.ts';
import { BulkState } from '#app/areas/staff/staff/bulk-state.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';

/** With how many orders it can be done, and why not with the rest. */
export function BulkFigures({ action }: { action: BulkAction }) {
  const { t } = useTranslation('bulk');
  const { count, dollars } = useNumbers();
  const { kind, matches, at_once: can, asks, cannot, amount } = action;
  const left = cannot.reduce((sum, { orders }) => sum + orders, 0);
  const isCancel = kind === 'cancel';
  return (
    <>
      <Stats
        items={[
          { label: t('fact.matches'), value: count(matches) },
          { label: t('fact.can'), value: count(can) },
          ...(isCancel ? [{ label: t('fact.asks'), value: count(asks) }] : []),
          { label: t('fact.cannot'), value: count(left) },
          ...(movesMoney(kind)
            ? [{ label: isCancel ? t('fact.upTo') : t('fact.settled'), value: dollars(amount) }]
            : []),
        ]}
      />
      {cannot.length === 0 ? null : (
        <Card title={t('fact.cannot')} headingLevel={2}>
          <PlainList gap={2}>
            {cannot.map(({ why, orders }) => (
              <li key={why}>{t('of', { number: count(orders), text: t(`why.${why}`) })}</li>
            ))}
          </PlainList>
        </Card>
      )}
      {action.is_cut ? <Alert tone="warning">{t('cut', { number: count(matches) })}</Alert> : null}
    </>
  );
}

/** What was asked for, by whom. */
export function BulkFacts({ action }: { action: BulkAction }) {
  const { t } = useTranslation('bulk');
  const { q, reason, asked_by: asked, started_by: started } = action;
  const items = [
    { term: t('fact.filter'), detail: <bdi>{q || t('past.all')}</bdi> },
    ...(reason === null ? [] : [{ term: t('fact.reason'), detail: reason }]),
    { term: t('fact.by'), detail: <bdi>{asked.name}</bdi> },
    { term: t('fact.at'), detail: <Moment at={action.asked_at} /> },
    ...(started === null || started.id === asked.id
      ? []
      : [{ term: t('fact.startedBy'), detail: <bdi>{started.name}</bdi> }]),
  ];
  return (
    <Card
      title={t(`kind.${action.kind}`)}
      headingLevel={2}
      actions={<BulkState state={action.state} />}
    >
      <DescriptionList items={items} />
    </Card>
  );
}

/** What became of the orders until now. */
export function BulkResults({ action }: { action: BulkAction }) {
  const { t } = useTranslation('bulk');
  const { count, dollars } = useNumbers();
  const textOf = useResultText();
  const { results, kind, moved } = action;
  if (results.length === 0) return null;
  return (
    <Card title={t('rows.result')} headingLevel={2}>
      <PlainList gap={2}>
        {results.map(({ result, orders }) => (
          <li key={result}>{t('of', { number: count(orders), text: textOf(result) })}</li>
        ))}
        {movesMoney(kind) ? (
          <li>{t('of', { number: dollars(moved), text: t('fact.moved') })}</li>
        ) : null}
      </PlainList>
    </Card>
  );
}
