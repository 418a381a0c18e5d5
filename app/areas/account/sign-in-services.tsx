import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SERVICE_NAMES } from '#core/accounts/social/service-names.pure.ts';
import type { SignInService } from './sign-in-services.ts';
import { button } from '#app/ui/button.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Divider } from '#app/ui/surface/divider.tsx';

/** The ways in without a password, above the one with it. */
export function SignInServices({ services }: { services: readonly SignInService[] }) {
  const { t } = useTranslation('accounts');
  if (services.length === 0) return null;
  return (
    <Stack gap={3}>
      {services.map(({ provider, url }) => (
        // It leads out of the panel, where its router knows nothing.
        <a key={provider} className={button({ tone: 'outline', size: 'large' })} href={url}>
          <NetworkIcon name={provider} />
          {t('social.continue', { service: SERVICE_NAMES[provider] })}
        </a>
      ))}
      <Divider label={t('social.or')} />
    </Stack>
  );
}
