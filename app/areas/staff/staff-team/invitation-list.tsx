import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { TeamInvitation } from '#core/accounts/team/team.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useRoleName } from '#app/areas/staff/staff/role-name.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import * as styles from './staff-team.css.ts';

/** Who was asked to join and has not yet. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const { t } = useTranslation('team');
  return (
    <div className={styles.narrow}>
      <Card title={t('invitations.title')} subtitle={t('invitations.text')} headingLevel={2}>
        <PlainList gap={4}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <Invitation invitation={invitation} />
            </li>
          ))}
        </PlainList>
      </Card>
    </div>
  );
}

function Invitation({ invitation }: { invitation: TeamInvitation }) {
  const { t } = useTranslation('team');
  const nameOf = useRoleName();
  const { id, email, roles, invited_by: by, is_expired: isExpired } = invitation;
  return (
    <Row wraps gap={3} align="center" justify="between">
      <Stack gap={1}>
        <Row wraps gap={2}>
          <bdi>{email}</bdi>
          {isExpired ? <Badge tone="warning">{t('invitations.expired')}</Badge> : null}
        </Row>
        <p className={styles.facts}>
          {[roles.map(nameOf).join(', '), by].filter(Boolean).join(' · ')}
          {isExpired ? null : (
            <>
              {' · '}
              {t('invitations.until')} <Moment at={invitation.expires_at} />
            </>
          )}
        </p>
      </Stack>
      {invitation.is_beyond_yours ? null : (
        <Form method="post">
          <input type="hidden" name="form" value="revoke" />
          <SubmitButton name="invitationId" value={id} size="small" tone="outline">
            {t('invitations.revoke')}
            <span className={visuallyHidden}> ({email})</span>
          </SubmitButton>
        </Form>
      )}
    </Row>
  );
}
