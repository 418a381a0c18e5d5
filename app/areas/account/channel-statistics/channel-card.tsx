import type { VideoAccount } from '#core/growth/video-accounts/video-account.contract.ts';
import { Form } from '@remix-run/react';
import { Asked } from '#app/components/asked.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stepper } from '#app/ui/feedback/stepper.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';

interface ChannelCardProps {
  account: VideoAccount;
  /** Why something that was asked of it was refused. */
  refusal: string | undefined;
}

const TONES = { code: 'warning', subscriptions: 'info', verified: 'success' } as const;

/** What is next for a channel. */
function stateOf(account: VideoAccount): keyof typeof TONES {
  if (account.verification_code_at === null) return 'code';
  return account.verification_public_subscriptions_at === null ? 'subscriptions' : 'verified';
}

/** A channel: how far it is proven, the next step, and the way to remove it. */
export function ChannelCard({ account, refusal }: ChannelCardProps) {
  const { t } = useTranslation('channels');
  const state = stateOf(account);
  return (
    <Card
      title={<bdi>{account.name}</bdi>}
      headingLevel={3}
      actions={
        <Badge tone={TONES[state]} isWhole>
          {t(`state.${state}`)}
        </Badge>
      }
    >
      <Stack gap={5}>
        {state === 'verified' ? null : (
          <Stepper
            label={t('steps.label', { name: account.name })}
            steps={[{ label: t('steps.code') }, { label: t('steps.subscriptions') }]}
            current={state === 'code' ? 0 : 1}
            doneLabel={t('steps.done')}
          />
        )}
        {refusal === undefined ? null : (
          <Alert tone="danger" announce="now">
            {refusal}
          </Alert>
        )}
        {state === 'code' ? <CodeStep account={account} /> : null}
        {state === 'subscriptions' ? <p>{t('subscriptions.text')}</p> : null}
        <Row wraps gap={3}>
          {state === 'verified' ? null : <Check account={account} step={state} />}
          <a
            className={button({ tone: 'outline' })}
            href={account.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('open')}
          </a>
        </Row>
        <Asked name="remove" tone="danger" title={t('remove.title')} text={t('remove.text')}>
          <input type="hidden" name="channel" value={account.id} />
        </Asked>
      </Stack>
    </Card>
  );
}

function CodeStep({ account }: Pick<ChannelCardProps, 'account'>) {
  const { t } = useTranslation('channels');
  return (
    <>
      <p>{t('code.text')}</p>
      <CopyField
        label={t('code.label')}
        value={account.code}
        copyLabel={t('code.copy')}
        copiedLabel={t('code.copied')}
      />
    </>
  );
}

interface CheckProps {
  account: VideoAccount;
  step: 'code' | 'subscriptions';
}

function Check({ account, step }: CheckProps) {
  const { t } = useTranslation('channels');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="channel" value={account.id} />
      <SubmitButton name="form" value={step}>
        {t(`${step}.check`)}
      </SubmitButton>
    </Form>
  );
}
