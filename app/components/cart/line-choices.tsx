import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CartLineData } from '#app/lib/cart/cart-data.server.ts';
import { cutText } from '#app/lib/i18n/cut-text.ts';
import { useChoiceNames } from '../order/use-written-items.tsx';
import * as styles from './cart.css.ts';

const LONGEST_CHOICE = 60;

/** The countries it is for, and what was written beside the link: the whole of it as a tooltip. */
export function LineChoices({ countries, written }: Pick<CartLineData, 'countries' | 'written'>) {
  const { t } = useTranslation('cart');
  return (
    <>
      {countries.length === 0 ? null : <Choice name={t('countries')} values={countries} />}
      {written.length === 0 ? null : <Written written={written} />}
    </>
  );
}

function Written({ written }: Pick<CartLineData, 'written'>) {
  const { t } = useTranslation(['cart', 'asked']);
  const nameOf = useChoiceNames();
  return written.map(({ kind, values }, at) => (
    <Choice
      key={at}
      name={kind === null ? t('written') : t(`asked:kind.${kind}`)}
      values={values.map((value) => nameOf(kind, value))}
    />
  ));
}

function Choice({ name, values }: { name: string; values: readonly string[] }) {
  const { t } = useTranslation('cart');
  const all = values.join(', ');
  return (
    <span className={styles.note} title={all}>
      {t('chosen', { name, values: cutText(all, LONGEST_CHOICE) })}
    </span>
  );
}
