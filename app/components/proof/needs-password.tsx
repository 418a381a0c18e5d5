import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Card } from '#app/ui/surface/card.tsx';

/** Whether somebody has nothing to prove by that it is them. */
export const needsPassword = (customer: Profile): boolean =>
  !customer.has_password && !customer.two_factor_is_enabled;

/** In the place of a form that asks for such a proof. */
export function NeedsPassword({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('accounts');
  return (
    <Card
      title={title}
      subtitle={text}
      headingLevel={2}
      footer={<ButtonLink to={pagePath('password/reset')}>{t('reset.newTitle')}</ButtonLink>}
    />
  );
}
