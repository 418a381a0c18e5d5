import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './reference.css.ts';

export interface ContentsTopic {
  title: string;
  pages: readonly { to: string; title: string }[];
}

/** All pages of the documentation, with the one that is open. */
export function Contents({ topics, here }: { topics: readonly ContentsTopic[]; here: string }) {
  const { t } = useTranslation('api');
  return (
    <nav id="contents" className={styles.contents} aria-label={t('doc.contents')}>
      <Stack gap={5}>
        {topics.map(({ title, pages }) => (
          <div key={title}>
            <h2 className={styles.topic}>{title}</h2>
            <PlainList>
              {pages.map((page) => (
                <li key={page.to}>
                  <Link
                    className={styles.page}
                    to={page.to}
                    aria-current={page.to === here ? 'page' : undefined}
                  >
                    {page.title}
                  </Link>
                </li>
              ))}
            </PlainList>
          </div>
        ))}
      </Stack>
    </nav>
  );
}
