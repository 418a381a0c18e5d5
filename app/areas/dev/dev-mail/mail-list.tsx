import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { link } from '#app/ui/link.css.ts';
import { Table } from '#app/ui/table/table.tsx';
import * as styles from './dev-mail.css.ts';
import { MailTime } from './mail-time.tsx';

interface Mail {
  id: string;
  to: string;
  subject: string;
  created_at: string;
}

interface MailListProps {
  mails: readonly Mail[];
  /** Leads to older ones. */
  before: string | null;
}

export function MailList({ mails, before }: MailListProps) {
  const { t } = useTranslation('gallery');
  if (mails.length === 0) {
    return (
      <EmptyState drawing={DRAWINGS.messages} title={t('mail.empty')}>
        {t('mail.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption={t('mail.title')}
        captionIsHidden
        rows={mails}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'subject',
            title: t('mail.subject'),
            namesRow: true,
            cell: ({ id, subject }) => (
              // Loaded anew: the policy of this page would go on, and it allows no frame.
              <Link
                className={`${link()} ${styles.subject}`}
                to={pagePath('dev/mail/:id?', { id })}
                reloadDocument
              >
                {subject}
              </Link>
            ),
          },
          { id: 'to', title: t('mail.to'), cell: ({ to }) => to },
          {
            id: 'time',
            title: t('mail.time'),
            cell: ({ created_at }) => <MailTime time={created_at} />,
          },
        ]}
      />
      {before ? (
        <div>
          <ButtonLink to={pagePath('dev/mail/:id?', {}, { before })} tone="quiet">
            {t('mail.older')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
