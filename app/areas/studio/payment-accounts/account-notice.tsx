import { Link } from '@remix-run/react';
import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { link } from '#app/ui/link.css.ts';
import { PROVIDER_NAMES, type AccountStates } from './providers.ts';

interface MethodAccount {
  /** By which a payment method takes money; undefined where it needs no account. */
  gateway: AccountGateway | undefined;
  /** Undefined where nobody may know. */
  states: AccountStates | undefined;
}

/** What keeps a method from bringing money; undefined where nothing does. */
function lackOf({ gateway, states }: MethodAccount) {
  const state = gateway && states?.[gateway];
  return gateway && (state === 'none' || state === 'test') ? { gateway, state } : undefined;
}

/** Says in the form of a payment method that its provider brings no money yet, and leads there. */
export function AccountNotice(method: MethodAccount) {
  const { t } = useTranslation('payment-accounts');
  const lack = lackOf(method);
  if (!lack) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <Link
          className={link({ kind: 'standalone' })}
          to={`${pagePath('studio/payment-accounts')}#${lack.gateway}`}
        >
          {t('notice.link')}
        </Link>
      }
    >
      {t(`notice.${lack.state}`, { provider: PROVIDER_NAMES[lack.gateway] })}
    </Alert>
  );
}

/** The same in a word, for a list of methods. */
export function AccountBadge(method: MethodAccount) {
  const { t } = useTranslation('payment-accounts');
  const lack = lackOf(method);
  if (!lack) return null;
  return (
    <Badge tone="warning" icon="triangle-alert">
      {PROVIDER_NAMES[lack.gateway]} · {t(`state.${lack.state}`)}
    </Badge>
  );
}
