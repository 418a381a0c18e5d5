import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Refreshed } from '#app/components/payment/refreshed.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { Setup } from './cards.server.ts';

type Outcome = NonNullable<Setup['outcome']>;

const TONES = {
  saved: 'success',
  failed: 'danger',
  left: 'info',
  open: 'info',
} as const satisfies Record<Outcome, string>;

/** What became of a card that was to be added. */
export function SetupOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('cards');
  return (
    <>
      <Alert tone={TONES[outcome]} announce="next">
        {t(`added.${outcome}`)}
      </Alert>
      {outcome === 'open' ? <Refreshed isExpected /> : null}
    </>
  );
}
