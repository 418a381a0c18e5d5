import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { SupportAnswer } from '#core/feedback/support/support.contract.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Moment } from '../moment.tsx';
import { MessageFiles } from './message-files.tsx';
import * as styles from './support.css.ts';

type Message = NonNullable<SupportAnswer['data']>['messages'][number];

interface SupportMessagesProps {
  /** Who of the staff it was is there for staff alone. */
  messages: readonly (Message & { staff?: { name: string } | null })[];
  reader: Message['author'];
  earlier: string | null;
  isLatest: boolean;
  /** Where a file is downloaded. */
  fileAt?: ((filename: string) => string) | undefined;
}

/** What was written, the first first: words and nothing else, whatever stands in them. */
export function SupportMessages(props: SupportMessagesProps) {
  const { messages, reader, earlier, isLatest, fileAt } = props;
  const { t } = useTranslation('support');
  const here = useLocation().pathname;
  const nameOf = (author: Message['author']) => {
    if (author === 'staff') return t('author.support');
    return t(reader === 'customer' ? 'author.you' : 'author.customer');
  };
  return (
    <>
      <PlainList as="ol" gap={3}>
        {messages.map(({ id, author, text, attachments, created_at: at, staff }) => (
          <li key={id} className={author === reader ? styles.ofReader : styles.ofOthers}>
            <Row as="p" wraps gap={2} lineGap={0} className={styles.who}>
              <span className={styles.name}>
                {staff?.name ? `${staff.name} · ${nameOf(author)}` : nameOf(author)}
              </span>
              <Moment at={at} />
            </Row>
            <p className={styles.text} dir="auto">
              {text}
            </p>
            <MessageFiles files={attachments} pathOf={fileAt} />
          </li>
        ))}
      </PlainList>
      {earlier === null && isLatest ? null : (
        <Row wraps gap={3}>
          {earlier === null ? null : (
            <ButtonLink to={`${here}?messages-before=${earlier}#support`} tone="outline">
              {t('earlier')}
            </ButtonLink>
          )}
          {isLatest ? null : (
            <ButtonLink to={`${here}#support`} tone="outline">
              {t('latest')}
            </ButtonLink>
          )}
        </Row>
      )}
    </>
  );
}
