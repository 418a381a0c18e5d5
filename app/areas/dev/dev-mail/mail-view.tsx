import { Link, useHref } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Panel } from '#app/ui/layout/panel.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { link } from '#app/ui/link.css.ts';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from './dev-mail.css.ts';
import { MailTime } from './mail-time.tsx';

interface MailViewProps {
  mail: { id: string; to: string; text: string; created_at: string; hasHtml: boolean };
}

export function MailView({ mail }: MailViewProps) {
  const { t } = useTranslation('gallery');
  const frame = useHref(pagePath('dev/mail/:id/html', { id: mail.id }));
  return (
    <>
      <div>
        <Link className={link({ kind: 'standalone' })} to={pagePath('dev/mail/:id?')}>
          {t('mail.back')}
        </Link>
      </div>
      <DescriptionList
        items={[
          { term: t('mail.to'), detail: mail.to },
          {
            term: t('mail.time'),
            detail: <MailTime time={mail.created_at} />,
          },
        ]}
      />
      {mail.hasHtml ? (
        <Stack as="section" gap={3} aria-labelledby="as-html">
          <h2 id="as-html">{t('mail.html')}</h2>
          <iframe
            className={styles.frame}
            src={frame}
            title={t('mail.html')}
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
          />
        </Stack>
      ) : null}
      <Stack as="section" gap={3} aria-labelledby="as-text">
        <h2 id="as-text">{t('mail.text')}</h2>
        <Panel as="pre" padding={4} className={styles.text}>
          {withLinks(mail.text)}
        </Panel>
      </Stack>
    </>
  );
}

/** Addresses in the text can be followed, as mail programs let them. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} className={link()} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
