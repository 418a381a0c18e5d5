import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OUTCOMES } from '#core/supply/imports/import-words.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

export type Outcome = (typeof OUTCOMES)[number];

const TONES = {
  added: 'success',
  changed: 'info',
  missing: 'warning',
  unchanged: 'neutral',
  refused: 'danger',
} as const;

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('staff');
  return <Badge tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</Badge>;
}
