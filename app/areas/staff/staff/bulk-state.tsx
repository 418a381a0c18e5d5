import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { BulkAction } from '#core/back-office/bulk/bulk-action.contract.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  looking: 'info',
  ready: 'warning',
  running: 'info',
  stopped: 'warning',
  done: 'success',
} as const;

export function BulkState({ state }: Pick<BulkAction, 'state'>) {
  const { t } = useTranslation('bulk');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
