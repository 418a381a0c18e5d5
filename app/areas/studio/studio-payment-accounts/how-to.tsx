import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import { PROVIDER_NAMES } from '#app/areas/studio/payment-accounts/providers.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { link } from '#app/ui/link.css.ts';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { KEY_PAGES, RIGHTS } from './rights.ts';
import * as styles from './payment-accounts.css.ts';

/** Where at the provider the keys are found, and what they must be allowed. */
export function HowTo({ gateway }: { gateway: AccountGateway }) {
  const { t } = useTranslation('payment-accounts');
  const page = KEY_PAGES[gateway];
  const rights = RIGHTS[gateway];
  return (
    <Stack gap={3} className={styles.howTo}>
      <p>{t(`howTo.${gateway}`)}</p>
      {page === undefined ? null : (
        <p>
          <a
            className={link({ kind: 'standalone' })}
            href={page}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('keyPage', { provider: PROVIDER_NAMES[gateway] })}
            <Icon name="external-link" size={16} />
          </a>
        </p>
      )}
      {rights === undefined ? null : (
        <DescriptionList
          items={[
            { term: t('rights.write'), detail: <Rights names={rights.write} /> },
            { term: t('rights.read'), detail: <Rights names={rights.read} /> },
          ]}
        />
      )}
    </Stack>
  );
}

function Rights({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.rights} translate="no">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
