import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffService } from '#core/back-office/services/staff-service.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Checkbox } from '#app/forms/chosen-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { MoneyField, NumberField, TextField } from '#app/forms/written-fields.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';

interface ServiceFields extends Record<string, unknown> {
  updated_at: string;
  name: string;
  price: string;
  min: string;
  max: string;
  step: string;
  usual: string;
  guarantee_days: string;
  drip_feed: string;
  is_active: string;
}

interface ServiceFormProps {
  service: StaffService;
  /** The price as a field of this language has it. */
  price: string;
  constraint: object;
  result: object | undefined;
}

/** All that is changed by hand about a service. */
export function ServiceForm({ service, price, constraint, result: given }: ServiceFormProps) {
  const { t } = useTranslation('services');
  const { count } = useNumbers();
  const { name, min, max, step, usual, drip_feed, is_active, updated_at } = service;
  const { form, fields, result } = useServerForm<ServiceFields>({
    ...{ id: `service-${updated_at}`.replaceAll(/\W/g, '-'), result: given, constraint },
    defaultValue: {
      ...{ updated_at, name, price, min: String(min), max: String(max), step: String(step) },
      ...{ usual: String(usual), guarantee_days: String(service.guarantee_days ?? 0) },
      ...{ drip_feed: drip_feed ? 'on' : '', is_active: is_active ? 'on' : '' },
    },
  });
  const labels = {
    ...{ name: t('edit.name'), price: t('edit.price'), min: t('edit.min'), max: t('edit.max') },
    ...{ step: t('edit.step'), usual: t('edit.usual'), guarantee_days: t('edit.guarantee') },
  };
  return (
    <AccountForm
      title={t('edit.title')}
      name="change"
      submit={t('edit.save')}
      {...{ form, result, labels }}
    >
      <input type="hidden" name="updated_at" value={updated_at} />
      <TextField field={fields.name} label={labels.name} autoComplete="off" />
      <FormColumns>
        <div data-key="e">
          <MoneyField
            field={fields.price}
            label={labels.price}
            hint={
              service.is_fixed
                ? t('edit.priceFixed')
                : t('edit.priceHint', { number: count(service.per) })
            }
          />
        </div>
        <NumberField
          field={fields.guarantee_days}
          label={labels.guarantee_days}
          hint={t('edit.guaranteeHint')}
        />
        <NumberField field={fields.min} label={labels.min} />
        <NumberField field={fields.max} label={labels.max} />
        <NumberField field={fields.step} label={labels.step} />
        <NumberField field={fields.usual} label={labels.usual} />
      </FormColumns>
      <Checkbox field={fields.drip_feed} label={t('edit.dripFeed')} />
      <Checkbox field={fields.is_active} label={t('edit.active')} hint={t('edit.activeHint')} />
    </AccountForm>
  );
}
