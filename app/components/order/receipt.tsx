import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Receipt as ReceiptData } from '#core/orders/receipt/receipt.contract.ts';
import { exactMoney } from '../../lib/exact-money.ts';
import { formatCount } from '../../lib/format-count.ts';
import { formatPercent } from '../../lib/format-percent.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList, type Description } from '../../ui/surface/description-list.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ButtonLink } from '../button-link.tsx';
import { UtcTime } from '../utc-time.tsx';
import * as styles from './receipt.css.ts';

interface ReceiptProps {
  receipt: ReceiptData;
  panelName: string;
  /** The page of the order. */
  back: string;
}

/** What was paid for an order and given back, to be printed or kept. */
export function Receipt({ receipt, panelName, back }: ReceiptProps) {
  const { t } = useTranslation('follow');
  const isHydrated = useHydrated();
  return (
    <div className={styles.receipt}>
      <div className={styles.top}>
        <p>
          <strong>{panelName}</strong>
        </p>
        <Buyer buyer={receipt.buyer} />
      </div>
      <DescriptionList items={factsOf(receipt, t)} />
      <Sums receipt={receipt} />
      <p>{t('receipt.note')}</p>
      <div className={styles.actions}>
        {isHydrated ? <Button onClick={() => window.print()}>{t('receipt.print')}</Button> : null}
        <ButtonLink to={back} tone="outline">
          {t('receipt.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Buyer({ buyer }: Pick<ReceiptData, 'buyer'>) {
  const { t } = useTranslation('follow');
  if (buyer === null) return null;
  const { name, company_name, company_address, company_site, vat } = buyer;
  const lines = [company_name, name, company_address, company_site];
  const tax = vat === null || vat === '' ? [] : [t('receipt.vat', { vat })];
  const said = lines.filter((line) => line !== null && line !== '');
  return <p className={styles.buyer}>{[...said, ...tax].join('\n')}</p>;
}

function factsOf(receipt: ReceiptData, t: TFunction<'follow'>): Description[] {
  const { run, url } = receipt;
  const price = exactMoney(receipt.price);
  const per = formatCount(receipt.pricing_per);
  return [
    { term: t('receipt.order'), detail: String(receipt.order_id) },
    ...(run === null
      ? []
      : [{ term: t('receipt.run'), detail: `${receipt.drip_feed_id} · ${run}` }]),
    { term: t('receipt.service'), detail: `${receipt.network} · ${receipt.service}` },
    ...(url === ''
      ? []
      : [{ term: t('receipt.link'), detail: <span className={styles.url}>{url}</span> }]),
    { term: t('receipt.quantity'), detail: formatCount(receipt.quantity) },
    { term: t('receipt.price'), detail: t('receipt.per', { price, per }) },
    { term: t('receipt.paidAt'), detail: <UtcTime at={receipt.paid_at} /> },
  ];
}

function Sums({ receipt }: { receipt: ReceiptData }) {
  const { t, i18n } = useTranslation(['follow', 'checkout']);
  const { lines, fee, paid, refunds, total } = receipt;
  const lineOf = ({ kind, amount, percent }: ReceiptData['lines'][number]): Description => {
    const share = percent === null ? '' : ` (${formatPercent(percent, i18n.language)})`;
    return { term: `${t(`checkout:line.${kind}`)}${share}`, detail: exactMoney(amount) };
  };
  const items: Description[] = [
    ...lines.map(lineOf),
    ...(fee === '0' ? [] : [{ term: t('receipt.fee'), detail: exactMoney(fee) }]),
    { term: t('receipt.paid'), detail: exactMoney(paid), isTotal: refunds.length === 0 },
    ...refunds.map(({ amount, created_at: at }, place) => ({
      term: t('receipt.refund', { place: place + 1, date: dayOf(at, i18n.language) }),
      detail: exactMoney(`-${amount}`),
    })),
    ...(refunds.length === 0
      ? []
      : [{ term: t('receipt.total'), detail: exactMoney(total), isTotal: true }]),
  ];
  return <DescriptionList look="rows" items={items} />;
}

function dayOf(at: string, language: string): string {
  const locale = language.replace('_', '-');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(at));
}
