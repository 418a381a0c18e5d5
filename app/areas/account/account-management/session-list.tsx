import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import { deviceName } from '#core/accounts/sessions/device-name.pure.ts';
import type { sessionList } from '#core/accounts/sessions/session.contract.ts';
import { useMoments } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { row } from './account-management.css.ts';
import * as styles from './session-list.css.ts';

type Session = z.infer<typeof sessionList>['data'][number];

interface SessionListProps {
  sessions: readonly Session[];
  /** Staff look at the account: they end none of its sessions from there. */
  isLookedAt: boolean;
}

/** Where the customer is logged in, this device among them. */
export function SessionList({ sessions, isLookedAt }: SessionListProps) {
  const { t } = useTranslation('accounts');
  return (
    <Card title={t('security.devices')} subtitle={t('security.lead')} headingLevel={2}>
      <PlainList>
        {sessions.map((session) => (
          <li key={session.id} className={row}>
            <Device session={session} />
            {session.is_current || isLookedAt ? null : <End id={session.id} />}
          </li>
        ))}
      </PlainList>
      {isLookedAt ? null : (
        <Form method="post" className={styles.everywhere}>
          <SubmitButton tone="outline" name="form" value="everywhere">
            {t('security.everywhere')}
          </SubmitButton>
        </Form>
      )}
    </Card>
  );
}

function Device({ session }: { session: Session }) {
  const { t } = useTranslation('accounts');
  const format = useMoments();
  const name = deviceName(session.user_agent);
  return (
    <div className={styles.words}>
      <Row as="p" wraps gap={2} align="center" className={styles.device}>
        {name ? t('security.device', { ...name }) : t('security.unknownDevice')}
        {session.is_current ? <Badge tone="success">{t('security.here')}</Badge> : null}
      </Row>
      <p className={styles.seen}>
        {session.is_current
          ? t('security.now', { address: session.address })
          : t('security.seen', {
              time: format(session.last_seen_at, 'dayTime'),
              address: session.address,
            })}
      </p>
    </div>
  );
}

function End({ id }: { id: string }) {
  const { t } = useTranslation('accounts');
  return (
    <Form method="post">
      <input type="hidden" name="session" value={id} />
      <SubmitButton size="small" tone="outline" name="form" value="session">
        {t('security.end')}
      </SubmitButton>
    </Form>
  );
}
