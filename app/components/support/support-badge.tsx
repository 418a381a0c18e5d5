import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { SupportState } from '#core/feedback/support/support-state.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

export function SupportBadge({ state }: { state: SupportState }) {
  const { t } = useTranslation('support');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
