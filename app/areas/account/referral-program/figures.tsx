import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ReferralStatistics } from '#core/growth/referrals/referral.contract.ts';
import { useMoments } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Stats, type StatItem } from '#app/ui/surface/stat.tsx';

/** What has come of all links so far, from the click to the money. */
export function Figures({ statistics }: { statistics: ReferralStatistics }) {
  const { t } = useTranslation('referrals');
  const { count, money } = useNumbers();
  const format = useMoments();
  const { clicks, sign_ups: signUps, buyers, next_available_at: nextAt } = statistics;
  const people: StatItem[] = [
    { label: t('figure.clicks'), value: count(clicks) },
    { label: t('figure.signUps'), value: count(signUps) },
    { label: t('figure.buyers'), value: count(buyers) },
  ];
  const rewards: StatItem[] = [
    { label: t('figure.earned'), value: money(statistics.earned) },
    {
      label: t('figure.held'),
      value: money(statistics.held),
      ...(nextAt !== null && { hint: t('figure.next', { date: format(nextAt, 'day') }) }),
    },
    { label: t('figure.available'), value: money(statistics.available) },
    { label: t('figure.reversed'), value: money(statistics.reversed) },
  ];
  return (
    <Stack as="section" gap={4} aria-label={t('figures')}>
      <Stats items={people} />
      <Stats items={rewards} />
    </Stack>
  );
}
