import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import type { NamedHost } from './named-host.server.ts';
import * as styles from './studio-hosts.css.ts';

interface HostListProps {
  hosts: readonly NamedHost[];
  /** By which host the page was opened. */
  here: string;
  mayChange: boolean;
  /** Why a removal was refused. */
  result: { error?: Record<string, string[] | null> | null | undefined } | undefined;
}

/** What the instance answers to. The host that somebody is on is not taken from under them. */
export function HostList({ hosts, here, mayChange, result }: HostListProps) {
  const { t } = useTranslation('studio-instance');
  const problems = Object.values(result?.error ?? {}).flatMap((list) => list ?? []);
  return (
    <Card title={t('hosts.own')} subtitle={t('hosts.ownText')} headingLevel={2}>
      {problems.length === 0 ? null : <Alert tone="danger">{problems.join(' ')}</Alert>}
      <PlainList gap={3}>
        {hosts.map(({ host, name }) => (
          <Row key={host} as="li" wraps gap={3} align="center" justify="between">
            <Row wraps gap={2} className={styles.host}>
              <bdi>{name}</bdi>
              {name === host ? null : (
                <span className={styles.inDns}>
                  {t('hosts.inDns')} <code translate="no">{host}</code>
                </span>
              )}
              {host === here ? <Badge tone="info">{t('hosts.here')}</Badge> : null}
            </Row>
            {mayChange && host !== here && hosts.length > 1 ? (
              <Form method="post">
                <input type="hidden" name="form" value="remove" />
                <SubmitButton name="host" value={host} size="small" tone="outline">
                  {t('hosts.remove')}
                  <span className={visuallyHidden}> ({name})</span>
                </SubmitButton>
              </Form>
            ) : null}
          </Row>
        ))}
      </PlainList>
    </Card>
  );
}
