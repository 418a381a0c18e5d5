import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { BulkResult } from '#core/back-office/bulk/bulk-words.pure.ts';
import type { Verdict } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';

/** What became of an order, in words. */
export function useResultText(): (result: BulkResult) => string {
  const { t } = useTranslation('bulk');
  return (result) =>
    result === 'done' || result === 'asked' || result === 'changed' || result === 'failed'
      ? t(`result.${result}`)
      : t(`why.${result}`);
}

/** What would become of it, in words. */
export function useVerdictText(): (verdict: Verdict) => string {
  const { t } = useTranslation('bulk');
  return (verdict) =>
    verdict === 'can' || verdict === 'ask' ? t(`verdict.${verdict}`) : t(`why.${verdict}`);
}
