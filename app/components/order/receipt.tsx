import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Receipt as ReceiptData } from '#core/ordering/orders/receipt/receipt.contract.ts';
import { Button } from '#app/ui/button.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { ButtonLink } from '../button-link.tsx';
import { Moment, useMoments } from '../moment.tsx';
import * as styles from './receipt.css.ts';
import { useNumbers } from '../use-numbers.ts';

interface ReceiptProps {
  receipt: ReceiptData;
  /** The logo and the name of the brand. */
  brand: ReactNode;
  seller: Seller;
  /** The page of the order. */
  back: string;
}

interface Seller {
  panelName: string;
  /** Who sells under that name, where the instance says so. */
  company: { name: string; address: string; taxId?: string | undefined } | undefined;
  email: string | undefined;
}

/** What was paid for an order and given back, to be printed or kept. */
export function Receipt({ receipt, brand, seller, back }: ReceiptProps) {
  const { t } = useTranslation('follow');
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <article className={styles.sheet}>
        <div className={styles.pair}>
          <div>{brand}</div>
          <DescriptionList
            items={[
              { term: t('receipt.order'), detail: String(receipt.order_id) },
              { term: t('receipt.paidAt'), detail: <Moment at={receipt.paid_at} /> },
            ]}
          />
        </div>
        <div className={styles.pair}>
          <Party title={t('receipt.from')} lines={useSeller(seller)} />
          <Party title={t('receipt.to')} lines={useBuyer(receipt.buyer)} />
        </div>
        <DescriptionList items={useFacts(receipt)} />
        <div className={styles.sums}>
          <Sums receipt={receipt} />
        </div>
        <p className={styles.note}>{t('receipt.note')}</p>
      </article>
      <div className={styles.actions}>
        {isHydrated ? <Button onClick={() => window.print()}>{t('receipt.print')}</Button> : null}
        <ButtonLink to={back} tone="outline">
          {t('receipt.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

type Line = string | null | undefined;

function Party({ title, lines }: { title: string; lines: readonly Line[] }) {
  const said = lines.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <section>
      <h2 className={styles.partyTitle}>{title}</h2>
      <p className={styles.party}>{said.join('\n')}</p>
    </section>
  );
}

function useSeller({ panelName, company, email }: Seller): Line[] {
  const { t } = useTranslation('follow');
  const vat = company?.taxId;
  return [
    company?.name ?? panelName,
    company?.address,
    vat === undefined ? null : t('receipt.vat', { vat }),
    email,
  ];
}

/** Nothing for who has but the link of the order. */
function useBuyer(buyer: ReceiptData['buyer']): Line[] {
  const { t } = useTranslation('follow');
  if (buyer === null) return [];
  const { name, company_name, company_address, company_site, vat } = buyer;
  const tax = vat === null || vat === '' ? null : t('receipt.vat', { vat });
  return [company_name, name, company_address, company_site, tax];
}

function useFacts(receipt: ReceiptData): Description[] {
  const { t } = useTranslation('follow');
  const numbers = useNumbers();
  const { run, url } = receipt;
  const price = numbers.dollars(receipt.price);
  const per = numbers.count(receipt.pricing_per);
  return [
    ...(run === null
      ? []
      : [{ term: t('receipt.run'), detail: `${receipt.drip_feed_id} · ${run}` }]),
    { term: t('receipt.service'), detail: `${receipt.network} · ${receipt.service}` },
    ...(url === ''
      ? []
      : [{ term: t('receipt.link'), detail: <span className={styles.url}>{url}</span> }]),
    { term: t('receipt.quantity'), detail: numbers.count(receipt.quantity) },
    { term: t('receipt.price'), detail: t('receipt.per', { price, per }) },
  ];
}

function Sums({ receipt }: { receipt: ReceiptData }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['follow', 'checkout']);
  const format = useMoments();
  const { lines, fee, paid, refunds, total } = receipt;
  const lineOf = ({ kind, amount, percent }: ReceiptData['lines'][number]): Description => {
    const share = percent === null ? '' : ` (${numbers.percent(percent)})`;
    return { term: `${t(`checkout:line.${kind}`)}${share}`, detail: numbers.dollars(amount) };
  };
  const items: Description[] = [
    ...lines.map(lineOf),
    ...(fee === '0' ? [] : [{ term: t('receipt.fee'), detail: numbers.dollars(fee) }]),
    { term: t('receipt.paid'), detail: numbers.dollars(paid), isTotal: refunds.length === 0 },
    ...refunds.map(({ amount, created_at: at }, place) => ({
      term: t('receipt.refund', { place: place + 1, date: format(at, 'day') }),
      detail: numbers.dollars(`-${amount}`),
    })),
    ...(refunds.length === 0
      ? []
      : [{ term: t('receipt.total'), detail: numbers.dollars(total), isTotal: true }]),
  ];
  return <DescriptionList look="rows" items={items} />;
}
