import { Form } from '@remix-run/react';
import { getFormProps } from '@conform-to/react';
import { useEffect } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { SERVICE_NAMES } from '#core/accounts/social/service-names.pure.ts';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import type { SignInService } from '#app/areas/account/sign-in-services.ts';
import { PasswordField } from '#app/forms/written-fields.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { button } from '#app/ui/button.css.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './account-management.css.ts';
import type { FormValues } from './security-forms.server.ts';
import type { SecurityResult } from './security-result.ts';

interface ConnectedServicesProps {
  page: {
    customer: Profile;
    services: readonly SignInService[];
    connections: readonly SignInService['provider'][];
    constraints: { disconnect: object };
    social: string | undefined;
  };
  result: SecurityResult | undefined;
}

/** The services that know who the customer is. Nothing stands here where the owner has none. */
export function ConnectedServices({ page, result }: ConnectedServicesProps) {
  const { t } = useTranslation('accounts');
  const { customer, services, connections, social } = page;
  if (social !== undefined) {
    const isOwn = result?.initialValue?.form === 'finish';
    return <FinishForm token={social} result={isOwn ? result : undefined} />;
  }
  if (services.length === 0) return null;
  return (
    <Card title={t('social.title')} subtitle={t('social.text')} headingLevel={2}>
      <PlainList>
        {services.map(({ provider }) => (
          <li key={provider} className={styles.row}>
            <Row as="span" gap={3} align="center" className={styles.service}>
              <NetworkIcon name={provider} />
              {SERVICE_NAMES[provider]}
            </Row>
            {connections.includes(provider) ? (
              <Badge tone="success">{t('social.connected')}</Badge>
            ) : result?.leave?.provider === provider ? (
              <Leave service={SERVICE_NAMES[provider]} url={result.leave.url} />
            ) : (
              <Connect provider={provider} />
            )}
            {connections.includes(provider) ? (
              <Disconnect
                provider={provider}
                hasPassword={customer.has_password}
                constraint={page.constraints.disconnect}
                result={result?.initialValue?.provider === provider ? result : undefined}
              />
            ) : null}
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

interface DisconnectProps {
  provider: SignInService['provider'];
  hasPassword: boolean;
  constraint: object;
  result: object | undefined;
}

/** Whoever leaves a service needs another way in, and so a password. */
function Disconnect({ provider, hasPassword, constraint, result }: DisconnectProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['disconnect']>({
    id: `disconnect-${provider}`,
    result,
    constraint,
  });
  const labels = { current_password: t('field.currentPassword') };
  return (
    <div className={styles.below}>
      <Disclosure
        title={t('social.disconnect', { service: SERVICE_NAMES[provider] })}
        isOpen={result !== undefined}
      >
        {hasPassword ? (
          <Form method="post" preventScrollReset {...getFormProps(form)}>
            <input type="hidden" name="provider" value={provider} />
            <FormStack>
              <FormErrors form={form} result={reply} labels={labels} />
              <PasswordField field={fields.current_password} label={labels.current_password} />
              <FormActions>
                <SubmitButton tone="outline" name="form" value="disconnect">
                  {t('social.disconnect', { service: SERVICE_NAMES[provider] })}
                </SubmitButton>
              </FormActions>
            </FormStack>
          </Form>
        ) : (
          <p>{t('twoFactor.needsPassword')}</p>
        )}
      </Disclosure>
    </div>
  );
}

function Connect({ provider }: Pick<SignInService, 'provider'>) {
  const { t } = useTranslation('accounts');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="provider" value={provider} />
      <SubmitButton size="small" tone="outline" name="form" value="connect">
        {t('social.connect')}
      </SubmitButton>
    </Form>
  );
}

/** Our policy lets no form lead to another site, so a link does; a script follows it at once. */
function Leave({ service, url }: { service: string; url: string }) {
  const { t } = useTranslation('accounts');
  useEffect(() => window.location.assign(url), [url]);
  return (
    <a className={button({ size: 'small' })} href={url}>
      {t('social.continue', { service })}
    </a>
  );
}

/** Only a button connects: an address alone would give somebody the identity of another. */
function FinishForm({ token, result }: { token: string; result: object | undefined }) {
  const { t } = useTranslation('accounts');
  const { form, result: reply } = useServerForm<FormValues['finish']>({
    id: 'connect',
    result,
    constraint: {},
  });
  return (
    <AccountForm
      title={t('social.finishTitle')}
      text={t('social.finishText')}
      name="finish"
      form={form}
      result={reply}
      labels={{}}
      submit={t('social.connect')}
    >
      <input type="hidden" name="token" value={token} />
    </AccountForm>
  );
}
