import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import { ChannelCard } from './channel-card.tsx';
import type { ChannelAnswer, ChannelInput } from './channel-forms.server.ts';
import type { OwnChannels } from './statistics-page.server.ts';

interface ChannelsProps {
  own: OwnChannels;
  constraint: object;
  answer: ChannelAnswer | undefined;
}

/** Which channels are connected, what is left to do for each, and the form for one more. */
export function Channels({ own, constraint, answer }: ChannelsProps) {
  const { t } = useTranslation('channels');
  const { data: accounts, meta } = own;
  const refused = answer?.refused;
  if (meta.source === null && accounts.length === 0) return <NobodyLooks />;
  return (
    <Stack as="section" gap={4} aria-labelledby="channels">
      <h2 id="channels" className={styles.heading}>
        {accounts.length === 0 ? t('connect.title') : t('list.title')}
      </h2>
      <Columns gap={5} min={22} align="start">
        {accounts.map((account) => (
          <ChannelCard
            key={account.id}
            account={account}
            refusal={refused?.id === String(account.id) ? refused.text : undefined}
          />
        ))}
        {meta.source !== null && accounts.length < meta.limit ? (
          <ConnectForm
            {...{ constraint, result: answer?.result }}
            isDemo={meta.source === 'demo'}
            isFirst={accounts.length === 0}
          />
        ) : null}
      </Columns>
    </Stack>
  );
}

/** Without a key of the platform, nobody is asked to prove what cannot be looked at. */
function NobodyLooks() {
  const { t } = useTranslation('channels');
  return (
    <EmptyState
      icon="video"
      title={t('off.title')}
      actions={<ButtonLink to={pagePath('tickets/new')}>{t('off.support')}</ButtonLink>}
    >
      {t('off.text')}
    </EmptyState>
  );
}

interface ConnectFormProps {
  isDemo: boolean;
  isFirst: boolean;
  constraint: object;
  result: object | undefined;
}

const EXAMPLE = 'https://www.youtube.com/@name';

function ConnectForm({ isDemo, isFirst, constraint, result }: ConnectFormProps) {
  const { t } = useTranslation('channels');
  const {
    form,
    fields,
    result: last,
  } = useServerForm<ChannelInput>({ id: 'new-channel', result, constraint });
  const labels = { youtube_channel_url: t('connect.url') };
  return (
    <Card
      title={isFirst ? undefined : t('connect.more')}
      subtitle={isFirst ? undefined : t('connect.text')}
      headingLevel={3}
    >
      <Form method="post" {...getFormProps(form)} preventScrollReset>
        <FormStack>
          {isFirst ? <p>{t('connect.text')}</p> : null}
          <FormErrors {...{ form, result: last, labels }} />
          {isDemo ? <Alert>{t('connect.demo')}</Alert> : null}
          <TextField
            field={fields.youtube_channel_url}
            label={labels.youtube_channel_url}
            hint={t('connect.hint', { example: EXAMPLE })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            dir="ltr"
          />
          <FormActions>
            <SubmitButton name="form" value="add">
              {t('connect.submit')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
