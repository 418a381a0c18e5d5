import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stats } from '#app/ui/surface/stat.tsx';

interface EarningsProps {
  available: string;
  /** In all, whatever has become of it. */
  earned: string;
}

/** What can be withdrawn, and what was ever earned; nothing where that is nothing. */
export function Earnings({ available, earned }: EarningsProps) {
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  if (available === '0' && earned === '0') return null;
  return (
    <Stats
      items={[
        { label: t('available'), value: dollars(available) },
        { label: t('earned'), value: dollars(earned) },
      ]}
    />
  );
}
