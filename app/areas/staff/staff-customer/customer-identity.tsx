import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { IDENTITY_STEPS } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { IdentityBadge } from '#app/components/identity-status.tsx';
import { Moment } from '#app/components/moment.tsx';
import { CheckboxGroup } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { PartProps } from './customer-page.ts';
import * as styles from './customer.css.ts';

const OPEN: readonly string[] = ['wanted', 'uploaded', 'refused'];

/** What the customer was asked to show, and where they are asked unless they are already. */
export function CustomerIdentity({ page, replies }: PartProps) {
  const { t } = useTranslation(['customers', 'identity']);
  const { customer } = page;
  const checks = customer.identity_checks;
  if (checks === null) return null;
  const isAsked = checks.some(({ status }) => OPEN.includes(status));
  return (
    <>
      {checks.length === 0 ? null : (
        <Card title={t('identity.title')} headingLevel={2}>
          <PlainList gap={4}>
            {checks.map(({ id, status, since, reason }) => (
              <li key={id}>
                <Row wraps gap={3} align="center" justify="between">
                  <span>
                    <IdentityBadge status={status} />
                    <br />
                    <span dir="auto">{reason}</span>
                    <br />
                    <span className={styles.detail}>
                      <Moment at={since} />
                    </span>
                  </span>
                  <ButtonLink
                    to={pagePath('staff/identity/:id', { id })}
                    tone="outline"
                    size="small"
                  >
                    {t('identity.open')}
                  </ButtonLink>
                </Row>
              </li>
            ))}
          </PlainList>
        </Card>
      )}
      {isAsked || customer.is_self ? null : (
        <AskForm key={checks[0]?.id ?? 0} {...{ page, replies }} />
      )}
    </>
  );
}

interface AskInput extends Record<string, string | string[]> {
  reason: string;
  steps: string[];
}

/** What is asked for unless staff choose otherwise. */
const USUAL = ['identity_front', 'selfie'];

function AskForm({ page, replies }: PartProps) {
  const { t } = useTranslation(['customers', 'identity']);
  const { form, fields, result } = useServerForm<AskInput>({
    ...{ id: 'ask', result: replies.of('ask'), constraint: page.constraints['ask'] ?? {} },
    defaultValue: { steps: USUAL },
  });
  const labels = { reason: t('reason'), steps: t('identity.ask.steps') };
  return (
    <AccountForm
      title={t('identity.ask.title')}
      text={t('identity.ask.text')}
      name="ask"
      submit={t('identity.ask.submit')}
      tone="outline"
      {...{ form, result, labels }}
    >
      <CheckboxGroup
        field={fields.steps}
        label={labels.steps}
        choices={IDENTITY_STEPS.map((step) => ({
          value: step,
          label: t(`identity:step.${step}`),
          description: t(`identity:hint.${step}`),
        }))}
      />
      <TextArea field={fields.reason} label={labels.reason} hint={t('reasonHint')} rows={2} />
    </AccountForm>
  );
}
