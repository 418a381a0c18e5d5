import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Checkbox } from '#app/forms/chosen-fields.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextArea } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { PartProps } from './customer-page.ts';

/** What is done to the account as a whole, each for a reason. */
export function AccountForms({ page, replies }: PartProps) {
  const { may, customer } = page;
  return (
    <>
      {may.impersonate ? <ReasonForm name="impersonate" {...{ page, replies }} /> : null}
      {may.freeze ? (
        <div data-key="f">
          <ReasonForm
            key={String(customer.frozen_at)}
            name={customer.frozen_at === null ? 'freeze' : 'unfreeze'}
            {...{ page, replies }}
          />
        </div>
      ) : null}
      {may.twoFactor ? <TwoFactorForm {...{ page, replies }} /> : null}
      {may.export ? <ExportForm id={customer.id} /> : null}
      {may.erase ? <EraseCard id={customer.id} /> : null}
    </>
  );
}

type Named = PartProps & { name: 'freeze' | 'unfreeze' | 'impersonate' };

function ReasonForm({ name, page, replies }: Named) {
  const { t } = useTranslation('customers');
  const { form, fields, result } = useServerForm<{ reason: string }>({
    ...{ id: name, result: replies.of(name), constraint: page.constraints[name] ?? {} },
  });
  const labels = { reason: t('reason') };
  return (
    <AccountForm
      title={t(`account.${name}.title`)}
      text={t(`account.${name}.text`)}
      name={name}
      submit={t(`account.${name}.submit`)}
      tone={name === 'freeze' ? 'danger' : 'outline'}
      {...{ form, result, labels }}
    >
      <TextArea
        field={fields.reason}
        label={labels.reason}
        hint={t(name === 'impersonate' ? 'ownReasonHint' : 'reasonHint')}
        rows={2}
      />
    </AccountForm>
  );
}

function TwoFactorForm({ page, replies }: PartProps) {
  const { t } = useTranslation('customers');
  const { form, fields, result } = useServerForm<{
    reason: string;
    keep_tokens: boolean;
    sure: boolean;
  }>({
    ...{ id: 'removeTwoFactor', result: replies.of('removeTwoFactor') },
    constraint: page.constraints['removeTwoFactor'] ?? {},
  });
  const labels = { reason: t('account.twoFactor.proof'), sure: t('account.twoFactor.sure') };
  const { api_tokens: tokens } = page.customer;
  return (
    <AccountForm
      title={t('account.twoFactor.title')}
      text={t('account.twoFactor.text')}
      name="removeTwoFactor"
      submit={t('account.twoFactor.submit')}
      tone="danger"
      {...{ form, result, labels }}
    >
      <TextArea field={fields.reason} label={labels.reason} hint={t('ownReasonHint')} rows={2} />
      {tokens.length === 0 ? null : (
        <>
          <TokenList tokens={tokens} />
          <Checkbox field={fields.keep_tokens} label={t('account.twoFactor.keep')} />
        </>
      )}
      <Checkbox field={fields.sure} label={labels.sure} required />
    </AccountForm>
  );
}

function TokenList({ tokens }: { tokens: PartProps['page']['customer']['api_tokens'] }) {
  const { t } = useTranslation('customers');
  return (
    <Stack gap={2}>
      <p>{t('account.twoFactor.tokens')}</p>
      <PlainList gap={2}>
        {tokens.map(({ id, name, last_used_at: usedAt }) => (
          <li key={id}>
            {name}
            {usedAt === null ? null : (
              <>
                {' · '}
                <Moment at={usedAt} />
              </>
            )}
          </li>
        ))}
      </PlainList>
    </Stack>
  );
}

/** What cannot be taken back has a page of its own. */
function EraseCard({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  return (
    <Card title={t('erase.title')} subtitle={t('erase.text')} headingLevel={2}>
      <ButtonLink to={pagePath('staff/customers/:id/erase', { id })} tone="outline">
        {t('erase.open')}
      </ButtonLink>
    </Card>
  );
}

/** A file is no page: the browser keeps it, and the page stays. */
function ExportForm({ id }: { id: number }) {
  const { t } = useTranslation('customers');
  return (
    <Card title={t('export.title')} subtitle={t('export.text')} headingLevel={2}>
      <Form method="post" action={pagePath('staff/customers/:id/export', { id })} reloadDocument>
        <FormStack>
          <TextField
            name="reason"
            label={t('reason')}
            hint={t('ownReasonHint')}
            required
            minLength={5}
            maxLength={300}
          />
          <FormActions>
            <SubmitButton tone="outline" icon="download" busy={false}>
              {t('export.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
