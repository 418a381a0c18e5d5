import { shortAddress } from '#app/lib/i18n/short-address.ts';
import * as styles from './short-link.css.ts';

/** What an order is for, cut off where it is longer than its place. */
export function ShortLink({ url, isColumn = false }: { url: string; isColumn?: boolean }) {
  return (
    <span className={isColumn ? styles.narrow : styles.link} title={url}>
      {shortAddress(url)}
    </span>
  );
}
