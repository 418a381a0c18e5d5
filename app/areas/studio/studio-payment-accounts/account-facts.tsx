import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { PaymentAccount } from '#core/billing/payments/accounts/payment-account.contract.ts';
import { PROVIDER_NAMES } from '#app/areas/studio/payment-accounts/providers.ts';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import * as styles from './payment-accounts.css.ts';

/** The account that takes payments: whose it is, by which key, and what its last check has said. */
export function AccountFacts({ account }: { account: PaymentAccount }) {
  const { t } = useTranslation('payment-accounts');
  const { connected_by: by, left_webhook: left } = account;
  const provider = PROVIDER_NAMES[account.gateway];
  return (
    <DescriptionList
      items={[
        { term: t('fact.account'), detail: <bdi>{account.name}</bdi> },
        {
          term: t('fact.mode'),
          detail: account.is_test ? t('mode.sandbox.text') : t('mode.live.text'),
        },
        { term: t('fact.key'), detail: <code translate="no">…{account.key_hint}</code> },
        { term: t('fact.since'), detail: <Moment at={account.connected_at} /> },
        ...(by === null ? [] : [{ term: t('fact.by'), detail: <bdi>{by}</bdi> }]),
        { term: t('fact.news'), detail: account.hears ? t('news.told') : t('news.lookedUp') },
        ...(left === null
          ? []
          : [{ term: t('fact.left'), detail: t('news.left', { url: left, provider }) }]),
        { term: t('fact.check'), detail: <Check account={account} /> },
      ]}
    />
  );
}

function Check({ account: { check } }: { account: PaymentAccount }) {
  const { t } = useTranslation('payment-accounts');
  const words = check.problem === null ? t('check.right') : t(`check.${check.problem}`);
  return (
    <>
      {words} (<Moment at={check.at} />)
    </>
  );
}

/** What is wrong with it, in plain words, and what to do; nothing where nothing is. */
export function AccountProblem({ account }: { account: PaymentAccount }) {
  const { t } = useTranslation('payment-accounts');
  const { problem, said } = account.check;
  if (problem === null) return null;
  const provider = PROVIDER_NAMES[account.gateway];
  return (
    <Alert tone="danger" title={t(`check.${problem}`)}>
      {t(`problem.${problem}`, { provider })}
      {said === null ? null : (
        <p className={styles.said}>
          {t('said', { provider })} <bdi lang="en">{said}</bdi>
        </p>
      )}
    </Alert>
  );
}

/** Accounts that take no payments any more, and until when something can still be done by them. */
export function EarlierAccounts({ accounts }: { accounts: readonly PaymentAccount[] }) {
  const { t } = useTranslation('payment-accounts');
  const format = useMoments();
  return (
    <ul className={styles.earlier}>
      {accounts.map((account) => (
        <li key={account.id}>
          <bdi className={styles.earlierName}>{account.name}</bdi>{' '}
          <code translate="no">…{account.key_hint}</code>
          <p className={styles.detail}>
            {account.disconnected_at === null
              ? null
              : t('earlier.since', { when: format(account.disconnected_at, 'day') })}{' '}
            {account.forgotten_at === null
              ? t('earlier.gone')
              : t('earlier.until', { when: format(account.forgotten_at, 'day') })}
          </p>
        </li>
      ))}
    </ul>
  );
}
