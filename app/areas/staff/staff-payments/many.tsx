import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MoneyDialog } from '#app/areas/staff/staff/money-dialog.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import type { doneMany, ManyQuestion } from './approve-many.server.ts';

/** Names the sum, and whose money it is, before several payments are credited. */
export function ManyDialog({ question }: { question: ManyQuestion }) {
  const { t } = useTranslation(['staff', 'payments']);
  const { dollars } = useNumbers();
  const { key, total, payments } = question;
  const sent: [string, string][] = [
    ['key', key],
    ...payments.map(({ id, amount }): [string, string] => ['agreed', `${id} ${amount}`]),
  ];
  return (
    <MoneyDialog
      question={{ amount: total, isChanged: false, sent }}
      title={t('payments.many.ask', { count: payments.length, amount: dollars(total) })}
      text={t('payments.many.askText')}
      agree={t('payments.approve.agree', { amount: dollars(total) })}
      here={pagePath('staff/payments')}
    >
      <PlainList gap={1}>
        {payments.map(({ id, name, amount }) => (
          <li key={id}>
            {t('payments:payment', { id })} · <bdi>{name}</bdi> · {dollars(amount)}
          </li>
        ))}
      </PlainList>
    </MoneyDialog>
  );
}

/** What became of those that were approved together. */
export function ManyDone({ done }: { done: NonNullable<ReturnType<typeof doneMany>> }) {
  const { t } = useTranslation(['staff', 'payments']);
  const { approved, open } = done;
  return (
    <>
      {approved > 0 ? (
        <Alert tone="success" announce="now">
          {t('payments.many.done', { count: approved })}
        </Alert>
      ) : null}
      {open.length > 0 ? (
        <Alert tone="warning" title={t('payments.many.open')}>
          <PlainList gap={1}>
            {open.map((id) => (
              <li key={id}>
                <Link to={pagePath('staff/payments/:id', { id })}>
                  {t('payments:payment', { id })}
                </Link>
              </li>
            ))}
          </PlainList>
        </Alert>
      ) : null}
    </>
  );
}
