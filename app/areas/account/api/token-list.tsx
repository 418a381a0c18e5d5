import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ApiToken } from '#core/accounts/api-tokens/api-token.contract.ts';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { Asked } from '#app/components/asked.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as styles from './api.css.ts';
import { ProofFields, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import type { FormValues } from './token-forms.server.ts';
import type { TokenResult } from './token-result.ts';

interface TokenListProps {
  tokens: readonly ApiToken[];
  customer: Profile;
  constraint: object;
  result: TokenResult | undefined;
}

/** The programs of the customer, and what each may do. */
export function TokenList({ tokens, ...rest }: TokenListProps) {
  const { t } = useTranslation('api');
  return (
    <Card title={t('list.title')} subtitle={t('list.text')} headingLevel={2}>
      {tokens.length === 0 ? (
        <EmptyState icon="key-round" title={t('empty.title')} headingLevel={3}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <PlainList>
          {tokens.map((token) => (
            <li key={token.id} className={styles.token}>
              <Token token={token} {...rest} />
            </li>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

type TokenProps = Omit<TokenListProps, 'tokens'> & { token: ApiToken };

function Token({ token, customer, constraint, result }: TokenProps) {
  const { t } = useTranslation('api');
  const isOwn =
    result?.initialValue?.form === 'renew' && result.initialValue.id === String(token.id);
  return (
    <>
      <Row wraps gap={2} align="center" justify="between">
        <h3 className={styles.name}>{token.name}</h3>
        <Row wraps gap={2}>
          {token.is_test ? <Badge tone="info">{t('test.badge')}</Badge> : null}
          {token.scopes.map((scope) => (
            <Badge key={scope}>{t(`scope.${scope}`)}</Badge>
          ))}
        </Row>
      </Row>
      <Facts token={token} />
      {token.secrets.length > 1 ? <p className={styles.quiet}>{t('token.two')}</p> : null}
      <PlainList gap={2}>
        {token.secrets.map((secret, at) => (
          <li key={secret.id} className={styles.secret}>
            <Secret secret={secret} />
            {at > 0 ? <End token={token} secret={secret} /> : null}
          </li>
        ))}
      </PlainList>
      <Disclosure title={t('action.renew')} isOpen={isOwn}>
        <RenewForm {...{ token, customer, constraint }} result={isOwn ? result : undefined} />
      </Disclosure>
      <Asked name="revoke" tone="danger" title={t('action.revoke')} text={t('revoke.text')}>
        <input type="hidden" name="id" value={token.id} />
      </Asked>
    </>
  );
}

function Facts({ token }: { token: ApiToken }) {
  const { t } = useTranslation('api');
  const format = useMoments();
  const money = useMoney();
  const spent = money(token.spent_today);
  const items = [
    {
      term: t('token.spent'),
      detail:
        token.daily_cap === null
          ? spent
          : t('token.spentOf', { spent, cap: money(token.daily_cap) }),
    },
    { term: t('token.from'), detail: token.addresses.join(', ') },
    { term: t('token.services'), detail: token.service_ids.join(', ') },
    {
      term: t('token.expires'),
      detail: token.expires_at === null ? '' : format(token.expires_at, 'day'),
    },
  ];
  return <DescriptionList look="rows" items={items.filter(({ detail }) => detail !== '')} />;
}

function Secret({ secret }: { secret: ApiToken['secrets'][number] }) {
  const { t } = useTranslation('api');
  const format = useMoments();
  const { last_used_at: used, last_used_address: address } = secret;
  return (
    <div className={styles.words}>
      <code className={styles.hint}>{secret.hint}</code>
      <p className={styles.quiet}>
        {used === null ? t('token.never') : <Used at={used} address={address} />}
        {' · '}
        {t('token.created', { time: format(secret.created_at, 'day') })}
      </p>
    </div>
  );
}

/** A panel that is rented here uses its token without a network, and so from no address. */
function Used({ at, address }: { at: string; address: string | null }) {
  const { t } = useTranslation('api');
  const time = useMoments()(at, 'dayTime');
  return address ? t('token.used', { time, address }) : t('token.usedAt', { time });
}

function End({ token, secret }: { token: ApiToken; secret: ApiToken['secrets'][number] }) {
  const { t } = useTranslation('api');
  return (
    <Form method="post">
      <input type="hidden" name="id" value={token.id} />
      <input type="hidden" name="key" value={secret.id} />
      <SubmitButton size="small" tone="outline" name="form" value="end">
        {t('action.end', { hint: secret.hint })}
      </SubmitButton>
    </Form>
  );
}

function RenewForm({ token, customer, constraint, result }: TokenProps) {
  const { t } = useTranslation(['api', 'accounts']);
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['renew']>({ id: `renew-${token.id}`, result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <FormStack>
        <p>{t('renew.text')}</p>
        <FormErrors form={form} result={reply} labels={useProofLabels()} />
        <input type="hidden" name="id" value={token.id} />
        <ProofFields customer={customer} fields={fields} />
        <FormActions>
          <SubmitButton name="form" value="renew" tone="outline">
            {t('action.renew')}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}
