import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ApiCall } from '#core/resale/api-calls/api-call.contract.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './api-requests.css.ts';

interface CallListProps {
  calls: readonly ApiCall[];
  isFiltered: boolean;
}

export function CallList({ calls, isFiltered }: CallListProps) {
  const { t } = useTranslation('api-calls');
  if (calls.length === 0) {
    return (
      <EmptyState icon="search" title={t('empty.title')} headingLevel={2}>
        {t(isFiltered ? 'empty.filtered' : 'empty.text')}
      </EmptyState>
    );
  }
  return (
    <PlainList gap={4}>
      {calls.map((call) => (
        <li key={call.id}>
          <Call call={call} />
        </li>
      ))}
    </PlainList>
  );
}

function Call({ call }: { call: ApiCall }) {
  const { t } = useTranslation('api-calls');
  const money = useMoney();
  return (
    <Row wraps gap={3} align="start" justify="between">
      <Stack gap={1} className={styles.words}>
        <Anchor href={pagePath('api/requests/:id', { id: call.id })}>
          <code>{call.operation || call.path}</code>
        </Anchor>
        <span className={styles.quiet}>
          {call.token.name}
          {' · '}
          <Moment at={call.created_at} />
        </span>
        {call.refusal === null ? null : <span className={styles.quiet}>{call.refusal}</span>}
      </Stack>
      <Row wraps gap={2} align="center">
        {call.cost === null ? null : <span>{money(call.cost)}</span>}
        {call.is_test ? <Badge>{t('mode.test')}</Badge> : null}
        <Badge tone={call.outcome === 'done' ? 'success' : 'danger'}>
          {t(`outcome.${call.outcome}`)}
        </Badge>
      </Row>
    </Row>
  );
}
