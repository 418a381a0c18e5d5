import type { Campaign } from '#core/growth/campaigns/campaign.contract.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = { active: 'success', paused: 'neutral', stopped: 'warning' } as const;

/** How a campaign stands, in a word. */
export function CampaignBadge({ status }: Pick<Campaign, 'status'>) {
  const { t } = useTranslation('campaigns');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
