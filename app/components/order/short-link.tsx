import * as styles from './short-link.css.ts';

/** What an order is for, cut off where it is longer than its place. */
export function ShortLink({ url }: { url: string }) {
  return (
    <span className={styles.link} title={url}>
      {url.replace(/^https?:\/\/(www\.)?/, '')}
    </span>
  );
}
