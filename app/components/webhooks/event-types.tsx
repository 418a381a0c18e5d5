import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EVENT_TYPES } from '#core/messaging/webhooks/events/event-types.pure.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

/** What an endpoint can be told of. */
export function EventTypes({ chosen = [] }: { chosen?: readonly string[] }) {
  const { t } = useTranslation('webhooks');
  return (
    <Stack gap={2}>
      <p>{t('field.typesHint')}</p>
      {EVENT_TYPES.map((type) => (
        <Checkbox
          key={type}
          name="types"
          value={type}
          label={type}
          defaultChecked={chosen.includes(type)}
        />
      ))}
    </Stack>
  );
}
