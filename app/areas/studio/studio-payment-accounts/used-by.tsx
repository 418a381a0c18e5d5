import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import { PROVIDER_NAMES, type AccountState } from '#app/areas/studio/payment-accounts/providers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { link } from '#app/ui/link.css.ts';
import * as styles from './payment-accounts.css.ts';

interface UsedByProps {
  gateway: AccountGateway;
  state: AccountState;
  /** Names of published methods. */
  methods: readonly string[];
  mayEdit: boolean;
}

/** Which ways to pay customers see through it; without one, nobody pays by it. */
export function UsedBy({ gateway, state, methods, mayEdit }: UsedByProps) {
  const { t } = useTranslation('payment-accounts');
  if (methods.length === 0 && state === 'none') return null;
  return (
    <section aria-labelledby={`${gateway}-methods`}>
      <h3 id={`${gateway}-methods`} className={styles.heading}>
        {t('methods.title')}
      </h3>
      {methods.length === 0 ? (
        <p className={styles.detail}>{t('methods.none', { provider: PROVIDER_NAMES[gateway] })}</p>
      ) : (
        <Row wraps gap={2}>
          {methods.map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </Row>
      )}
      {mayEdit ? (
        <p>
          {methods.length === 0 ? (
            <Link
              className={link({ kind: 'standalone' })}
              to={pagePath('studio/:documents/edit', { documents: 'payment-methods' })}
            >
              {t('methods.add')}
            </Link>
          ) : (
            <Link className={link({ kind: 'standalone' })} to={pagePath('studio/payment-methods')}>
              {t('methods.open')}
            </Link>
          )}
        </p>
      ) : null}
    </section>
  );
}
