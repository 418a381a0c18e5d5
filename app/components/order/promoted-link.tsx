import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownPromoted } from '#app/lib/orders/shown-promoted.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { link as linkStyle } from '#app/ui/link.css.ts';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './promoted.css.ts';

/** What an order is for, as far as it can be shown without its network being asked. */
export function PromotedLink({ link }: { link: ShownPromoted['link'] }) {
  const { t } = useTranslation(['promoted', 'shell']);
  if (!link) return null;
  const { url, title, thumbnail } = link;
  return (
    <Card title={t('title')} headingLevel={2}>
      <div className={styles.snippet}>
        <img
          className={styles.thumbnail}
          src={thumbnail}
          alt=""
          width={320}
          height={180}
          decoding="async"
        />
        <Stack gap={2} justify="start">
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.place}>{url}</span>
          {/^https?:\/\//.test(url) ? (
            <a
              className={linkStyle({ kind: 'standalone' })}
              href={url}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {t('open')}
              <Icon name="external-link" size={16} />
              <span className={visuallyHidden}> ({t('shell:opensInNewTab')})</span>
            </a>
          ) : null}
        </Stack>
      </div>
    </Card>
  );
}
