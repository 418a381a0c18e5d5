import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import type { GatewayAccounts } from '#core/billing/payments/accounts/payment-account.contract.ts';
import { PROVIDER_NAMES, type AccountState } from '#app/areas/studio/payment-accounts/providers.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import type { StepUp } from '#app/components/proof/step-up.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { AccountFacts, AccountProblem, EarlierAccounts } from './account-facts.tsx';
import type { AccountAnswer } from './account-forms.server.ts';
import { ConnectForm } from './connect-form.tsx';
import { UsedBy } from './used-by.tsx';
import * as styles from './payment-accounts.css.ts';

interface ProviderCardProps {
  given: GatewayAccounts;
  state: AccountState;
  /** What was done with it last. */
  done: 'connected' | 'tried' | 'disconnected' | undefined;
  /** What a form of it was answered last. */
  answer: AccountAnswer | undefined;
  stepUp: StepUp;
  constraint: object;
  mayEdit: boolean;
}

const ICONS = {
  stripe: 'credit-card',
  paypal: 'wallet',
  btcpay: 'coins',
} as const satisfies Record<AccountGateway, string>;

/** One provider: how it stands, who uses it, and what can be done. */
export function ProviderCard(props: ProviderCardProps) {
  const { given, state, done, answer, stepUp, constraint, mayEdit } = props;
  const { gateway, account, earlier } = given;
  const { t } = useTranslation('payment-accounts');
  const provider = PROVIDER_NAMES[gateway];
  const connecting = answer?.deed === 'connect' ? answer.result : undefined;
  return (
    <Card
      title={provider}
      headingLevel={2}
      lead={<Icon name={ICONS[gateway]} />}
      actions={<StateBadge state={state} hasProblem={account?.check.problem != null} />}
    >
      <Stack gap={5}>
        <p className={styles.detail}>{t(`about.${gateway}`)}</p>
        {done === undefined || (done === 'tried' && account?.check.problem != null) ? null : (
          <Alert tone="success" announce="now">
            {t(`done.${done}`, { provider })}
          </Alert>
        )}
        {state === 'test' ? <Alert tone="warning">{t('testText', { provider })}</Alert> : null}
        {state === 'shared' ? <Alert>{t('sharedText', { provider })}</Alert> : null}
        {account ? (
          <>
            <AccountProblem account={account} />
            <AccountFacts account={account} />
          </>
        ) : null}
        <UsedBy methods={given.methods} {...{ gateway, state, mayEdit }} />
        {account ? <Deeds {...{ gateway, answer }} mayLeave={stepUp !== 'none'} /> : null}
        <Disclosure
          title={account ? t('connect.change') : t('connect.open', { provider })}
          icon="key-round"
          isOpen={connecting !== undefined}
        >
          {stepUp === 'none' ? (
            <PasswordFirst />
          ) : (
            <ConnectForm
              {...{ gateway, stepUp, constraint }}
              isChange={account !== null}
              isTest={account?.is_test ?? false}
              result={connecting}
            />
          )}
        </Disclosure>
        {earlier.length === 0 ? null : (
          <Disclosure title={t('earlier.title')} icon="history">
            <EarlierAccounts accounts={earlier} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

/** Who has nothing to prove by that it is them can lead no money anywhere. */
function PasswordFirst() {
  const { t } = useTranslation('accounts');
  return (
    <Stack gap={3}>
      <p>{t('twoFactor.needsPassword')}</p>
      <p>
        <ButtonLink to={pagePath('password/reset')} tone="outline">
          {t('reset.newTitle')}
        </ButtonLink>
      </p>
    </Stack>
  );
}

const TONES = {
  none: 'neutral',
  test: 'warning',
  live: 'success',
  shared: 'info',
} as const satisfies Record<AccountState, string>;

function StateBadge({ state, hasProblem }: { state: AccountState; hasProblem: boolean }) {
  const { t } = useTranslation('payment-accounts');
  return (
    <Row wraps gap={2}>
      {hasProblem ? (
        <Badge tone="danger" icon="circle-alert">
          {t('state.problem')}
        </Badge>
      ) : null}
      <Badge tone={TONES[state]} hasDot={state === 'live'}>
        {t(`state.${state}`)}
      </Badge>
    </Row>
  );
}

interface DeedsProps {
  gateway: AccountGateway;
  answer: AccountAnswer | undefined;
  mayLeave: boolean;
}

/** Asks the provider once more, or asks whether to leave it. */
function Deeds({ gateway, answer, mayLeave }: DeedsProps) {
  const { t } = useTranslation('payment-accounts');
  const here = pagePath('studio/payment-accounts');
  const problems = answer?.deed === 'try' ? problemsOf(answer.result) : [];
  return (
    <Stack gap={3}>
      {problems.length === 0 ? null : (
        <Alert tone="danger" announce="now">
          {problems.join(' ')}
        </Alert>
      )}
      <Row wraps gap={3} align="center">
        <Form method="post" action={`${here}#${gateway}`} preventScrollReset>
          <SubmitButton name="form" value={`try-${gateway}`} tone="outline">
            {t('try')}
          </SubmitButton>
        </Form>
        {mayLeave ? (
          <ButtonLink to={`${here}?disconnect=${gateway}`} tone="quiet" keepsPlace>
            {t('disconnect.open')}
          </ButtonLink>
        ) : null}
      </Row>
    </Stack>
  );
}

function problemsOf(result: { error?: Record<string, string[] | null> | null }): string[] {
  return Object.values(result.error ?? {}).flatMap((list) => list ?? []);
}
