import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { missingTo, sumOf } from '#core/money/display-amount.pure.ts';
import type { PlacedOrder } from '#app/lib/checkout/placed-order.server.ts';
import { ChargedInDollars } from '#app/components/charged-in-dollars.tsx';
import { link } from '#app/ui/link.css.ts';
import { useIsFramed } from '#app/components/use-is-framed.ts';
import * as styles from './order-placed.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';

/** What was ordered, as a bill has it. */
export function OrderedLines({ placed }: { placed: PlacedOrder }) {
  const numbers = useNumbers();
  // A frame has the script of the page that it shows alone.
  const leaving = useIsFramed() ? { reloadDocument: true } : {};
  const { t } = useTranslation(['checkout', 'payments']);
  const costs = placed.lines.map(({ cost }) => cost);
  // Who ordered before that was kept has lines that are not all there is.
  const isWhole = placed.more === 0 || placed.moreCost !== '0';
  const fee = isWhole ? missingTo(placed.total, sumOf([...costs, placed.moreCost])) : '0';
  return (
    <>
      <PlainList className={styles.lines}>
        {placed.lines.map(({ name, quantity, cost, follow }, index) => (
          <li key={index} className={styles.line}>
            <span>
              {t('why.line', { name, quantity: numbers.count(quantity) })}
              {follow === null ? null : (
                <>
                  {' '}
                  <Link className={link()} to={follow} {...leaving}>
                    {t('placed.follow')}
                  </Link>
                </>
              )}
            </span>
            <span className={styles.amount}>{numbers.money(cost)}</span>
          </li>
        ))}
        {placed.more > 0 ? (
          <li className={styles.line}>
            <span>{t('placed.others', { count: placed.more })}</span>
            {isWhole ? (
              <span className={styles.amount}>{numbers.money(placed.moreCost)}</span>
            ) : null}
          </li>
        ) : null}
        {fee === '0' ? null : (
          <li className={styles.line}>
            <span>{t('line.fee')}</span>
            <span className={styles.amount}>{numbers.money(fee)}</span>
          </li>
        )}
        <li className={styles.total}>
          <span>{t('payments:total.pay')}</span>
          <span className={styles.amount}>{numbers.money(placed.total)}</span>
        </li>
      </PlainList>
      <ChargedInDollars amount={placed.total} />
    </>
  );
}
