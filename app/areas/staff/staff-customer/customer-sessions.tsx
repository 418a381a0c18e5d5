import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { deviceName } from '#core/accounts/sessions/device-name.pure.ts';
import { Moment } from '#app/components/moment.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { PartProps } from './customer-page.ts';
import * as styles from './customer.css.ts';

/** Where the customer is logged in, and the way to end that. */
export function CustomerSessions({ page: { customer, may } }: PartProps) {
  const { t } = useTranslation('customers');
  const { sessions } = customer;
  return (
    <Card
      title={t('sessions.title')}
      headingLevel={2}
      actions={
        may.sessions && sessions.length > 1 ? (
          <Form method="post">
            <SubmitButton name="form" value="logOut" tone="outline" size="small">
              {t('sessions.endAll')}
            </SubmitButton>
          </Form>
        ) : undefined
      }
    >
      {sessions.length === 0 ? (
        <p>{t('sessions.none')}</p>
      ) : (
        <PlainList gap={4}>
          {sessions.map(({ id, address, user_agent: agent, last_seen_at: at }) => {
            const device = deviceName(agent);
            return (
              <li key={id}>
                <Row wraps gap={3} align="center" justify="between">
                  <span>
                    {device ? `${device.browser} · ${device.system}` : t('sessions.unknown')}
                    <br />
                    <span className={styles.detail}>
                      {address} · <Moment at={at} />
                    </span>
                  </span>
                  {may.sessions ? (
                    <Form method="post">
                      <input type="hidden" name="session_id" value={id} />
                      <SubmitButton name="form" value="logOut" tone="quiet" size="small">
                        {t('sessions.end')}
                      </SubmitButton>
                    </Form>
                  ) : null}
                </Row>
              </li>
            );
          })}
        </PlainList>
      )}
    </Card>
  );
}
