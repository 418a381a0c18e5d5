import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Passkey } from '#core/accounts/passkeys/passkey.contract.ts';
import { MOST_PASSKEYS } from '#core/accounts/passkeys/passkey-rules.pure.ts';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { useMoments } from '#app/components/moment.tsx';
import { StepUpField, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { stepUpOf } from '#app/components/proof/step-up.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Accordion, Disclosure } from '#app/ui/surface/disclosure.tsx';
import { AddPasskey } from './add-passkey.tsx';
import * as styles from './passkey-list.css.ts';
import type { FormValues } from './passkey-forms.server.ts';
import type { SecurityResult } from './security-result.ts';

interface PasskeyListProps {
  page: {
    customer: Profile;
    passkeys: readonly Passkey[];
    passkeyConstraints: { add: object; rename: object; remove: object };
  };
  result: SecurityResult | undefined;
}

/** What logs the customer in without a password. */
export function PasskeyList({ page, result }: PasskeyListProps) {
  const { t } = useTranslation('accounts');
  const { customer, passkeys, passkeyConstraints: given } = page;
  const { form: sent, id: sentId } = result?.initialValue ?? {};
  const isLookedAt = customer.is_impersonated;
  const isOfAdding = result?.making !== undefined || sent === 'passkey' || sent === 'keep';
  return (
    <Card title={t('passkeys.title')} subtitle={t('passkeys.text')} headingLevel={2}>
      <Stack gap={5}>
        {passkeys.length === 0 ? (
          <EmptyState icon="key-round" title={t('passkeys.emptyTitle')} headingLevel={3}>
            {t('passkeys.emptyText')}
          </EmptyState>
        ) : (
          <PlainList>
            {passkeys.map((passkey) => {
              const of = (form: string) =>
                sent === form && sentId === String(passkey.id) ? result : undefined;
              return (
                <li key={passkey.id} className={styles.passkey}>
                  <Facts passkey={passkey} />
                  {isLookedAt ? null : (
                    <Accordion>
                      <Rename passkey={passkey} constraint={given.rename} result={of('rename')} />
                      <Remove
                        {...{ passkey, customer }}
                        constraint={given.remove}
                        result={of('unlink')}
                      />
                    </Accordion>
                  )}
                </li>
              );
            })}
          </PlainList>
        )}
        {isLookedAt ? null : (
          <AddPasskey
            customer={customer}
            isFull={passkeys.length >= MOST_PASSKEYS}
            constraint={given.add}
            result={isOfAdding ? result : undefined}
          />
        )}
      </Stack>
    </Card>
  );
}

function Facts({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('accounts');
  const format = useMoments();
  const { name, created_at: added, last_used_at: used } = passkey;
  return (
    <div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.quiet}>
        {t('passkeys.added', { time: format(added, 'day') })}
        {' · '}
        {used === null
          ? t('passkeys.never')
          : t('passkeys.used', { time: format(used, 'dayTime') })}
      </p>
    </div>
  );
}

interface OneProps {
  passkey: Passkey;
  constraint: object;
  result: object | undefined;
}

function Rename({ passkey, constraint, result }: OneProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['rename']>({
    ...{ id: `rename-${passkey.id}`, result, constraint },
    defaultValue: { name: passkey.name },
  });
  const labels = { name: t('passkeys.name') };
  return (
    <Disclosure title={t('passkeys.rename')} isOpen={result !== undefined}>
      <Form method="post" preventScrollReset {...getFormProps(form)}>
        <input type="hidden" name="id" value={passkey.id} />
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <TextField field={fields.name} label={labels.name} autoComplete="off" />
          <FormActions>
            <SubmitButton tone="outline" name="form" value="rename">
              {t('passkeys.rename')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Disclosure>
  );
}

function Remove({ passkey, customer, constraint, result }: OneProps & { customer: Profile }) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['remove']>({ id: `remove-${passkey.id}`, result, constraint });
  const labels = useProofLabels();
  const stepUp = stepUpOf(customer);
  return (
    <Disclosure title={t('passkeys.remove')} isOpen={result !== undefined}>
      {stepUp === 'none' ? (
        <p>{t('twoFactor.needsPassword')}</p>
      ) : (
        <Form method="post" preventScrollReset {...getFormProps(form)}>
          <input type="hidden" name="id" value={passkey.id} />
          <FormStack>
            <p>{t('passkeys.removeText')}</p>
            <FormErrors form={form} result={reply} labels={labels} />
            <StepUpField stepUp={stepUp} fields={fields} />
            <FormActions>
              <SubmitButton tone="danger" name="form" value="unlink">
                {t('passkeys.remove')}
              </SubmitButton>
            </FormActions>
          </FormStack>
        </Form>
      )}
    </Disclosure>
  );
}
