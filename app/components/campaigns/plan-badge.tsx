import type { CampaignTariff } from '#core/growth/campaigns/tariffs/tariff.contract.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = { trial: 'info', active: 'success', overdue: 'warning', ended: 'neutral' } as const;

/** How a plan stands, in a word. */
export function PlanBadge({ tariff }: { tariff: Pick<CampaignTariff, 'status' | 'is_trial'> }) {
  const { t } = useTranslation('plans');
  const standing = tariff.status === 'active' && tariff.is_trial ? 'trial' : tariff.status;
  return <Badge tone={TONES[standing]}>{t(`status.${standing}`)}</Badge>;
}
