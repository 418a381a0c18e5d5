import type { FieldMetadata } from '@conform-to/react';
import { LEAST_WATCH_SECONDS, MOST_WATCH_SECONDS } from '#core/fulfilment/tasks/task-terms.pure.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Select } from '#app/forms/chosen-fields.tsx';
import { MoneyField, NumberField } from '#app/forms/written-fields.tsx';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';

interface DeliveryFieldsProps {
  fields: Record<'delivery' | 'task_reward' | 'watch_seconds', FieldMetadata<string>>;
  labels: Record<'delivery' | 'task_reward' | 'watch_seconds', string>;
}

/** Whether customers of the shop deliver it, and on what terms. */
export function DeliveryFields({ fields, labels }: DeliveryFieldsProps) {
  const { t } = useTranslation('services');
  const { count } = useNumbers();
  return (
    <>
      <Select
        field={fields.delivery}
        label={labels.delivery}
        hint={t('edit.deliveryHint')}
        options={[
          { value: 'usual', label: t('edit.deliveryUsual') },
          { value: 'tasks', label: t('edit.deliveryTasks') },
        ]}
        mark={null}
      />
      <FormColumns>
        <MoneyField
          field={fields.task_reward}
          label={labels.task_reward}
          hint={t('edit.taskRewardHint')}
          mark={null}
        />
        <NumberField
          field={fields.watch_seconds}
          label={labels.watch_seconds}
          hint={t('edit.watchSecondsHint', {
            least: count(LEAST_WATCH_SECONDS),
            most: count(MOST_WATCH_SECONDS),
          })}
          mark={null}
        />
      </FormColumns>
    </>
  );
}
