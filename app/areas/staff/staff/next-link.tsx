import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';

interface NextLinkProps {
  /** By its word in the address. */
  queue: string;
  after: number;
}

/** Leaves this one for later and goes on. */
export function NextLink({ queue, after }: NextLinkProps) {
  const { t } = useTranslation('staff');
  return (
    <span data-key="n">
      <ButtonLink to={pagePath('staff/next', {}, { queue, after })} tone="outline">
        {t('next')}
      </ButtonLink>
    </span>
  );
}
