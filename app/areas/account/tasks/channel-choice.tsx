import { Form } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import type { OpenTasks } from './tasks-page.server.ts';

interface ChannelChoiceProps {
  channel: number;
  channels: OpenTasks['channels'];
}

/** With which channel tasks are done; kept for the next time. */
export function ChannelChoice({ channel, channels }: ChannelChoiceProps) {
  const { t } = useTranslation('tasks');
  const options = channels.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Row as={Form} method="post" action={pagePath('tasks')} wraps gap={3} align="end">
      <Select
        // Another choice comes with another page, and not with another form.
        key={channel}
        name="channel"
        label={t('channel.label')}
        defaultValue={String(channel)}
        options={options}
        mark={null}
      />
      {channels.length > 1 ? (
        <SubmitButton name="form" value="channel" tone="outline">
          {t('channel.use')}
        </SubmitButton>
      ) : null}
      <ButtonLink to={pagePath('channel-statistics')} tone="quiet">
        {t('channel.manage')}
      </ButtonLink>
    </Row>
  );
}
