import { StaffConversation } from '#app/areas/staff/staff/staff-conversation.tsx';
import * as styles from '#app/components/support/support.css.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { StaffSupportPage } from './staff-support.server.ts';

interface StaffSupportProps {
  support: StaffSupportPage;
  result: object | undefined;
}

/** What the customer asks about the order, and where staff answer; nothing where nobody asks. */
export function StaffSupport({ support, result }: StaffSupportProps) {
  const { t } = useTranslation('support');
  if (support.isFailed) return <Alert tone="danger">{t('failed')}</Alert>;
  const { thread } = support;
  if (!thread) return null;
  return (
    <StaffConversation
      title={t('list.title')}
      page={{ ...support, thread }}
      result={result}
      hint={t('answer.hint')}
    >
      <p className={styles.subject} dir="auto">
        {thread.subject}
      </p>
      {thread.email === null ? null : (
        <p className={styles.text}>{t('answer.reached', { email: thread.email })}</p>
      )}
    </StaffConversation>
  );
}
