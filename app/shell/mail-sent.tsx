import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { link } from '../ui/link.css.ts';
import { EntryCard } from './entry-card.tsx';

/** After a form that mails a link; it says the same whether or not there is an account. */
export function MailSent({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation('accounts');
  return (
    <EntryCard
      title={title}
      lead={lead}
      other={
        <Link className={link()} to={pagePath('login')}>
          {t('toLogin')}
        </Link>
      }
    >
      <Alert tone="success">{t('mailSent')}</Alert>
      <p>{t('mailMissing')}</p>
    </EntryCard>
  );
}
