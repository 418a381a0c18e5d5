import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Timeline, type TimelineEntry } from '#app/ui/feedback/timeline.tsx';
import type { ShownRefills } from './shown-refills.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

type Request = ShownRefills['requests'][number];

const LOOKS = {
  asked: 'current',
  in_progress: 'current',
  completed: 'done',
  refused: 'failed',
} as const satisfies Record<Request['state'], TimelineEntry['state']>;

/** What was asked for again, the latest first. */
export function RefillRequests({ requests }: { requests: readonly Request[] }) {
  const { t } = useTranslation('refill');
  if (requests.length === 0) return null;
  const entries = requests.map((request): TimelineEntry => ({
    title: t(`state.${request.state}`),
    text: <Told request={request} />,
    state: LOOKS[request.state],
  }));
  return (
    <Stack as="section" gap={4}>
      <h3>{t('requests')}</h3>
      <Timeline entries={entries} />
    </Stack>
  );
}

function Told({ request }: { request: Request }) {
  const numbers = useNumbers();
  const { t } = useTranslation('refill');
  const { askedAt, endedAt, missing, reason, isAlone, isNothingMissing } = request;
  return (
    <>
      <Moment at={askedAt} />
      {endedAt === null ? null : (
        <>
          {' – '}
          <Moment at={endedAt} />
        </>
      )}
      {isAlone ? <p>{t('byItself')}</p> : null}
      {missing === null || missing === 0 ? null : (
        <p>{t('missing', { quantity: numbers.count(missing) })}</p>
      )}
      {isNothingMissing ? <p>{t('nothingMissing')}</p> : null}
      {reason === null ? null : <p>{reason}</p>}
    </>
  );
}
