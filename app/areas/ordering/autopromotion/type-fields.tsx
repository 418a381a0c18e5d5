import type { Dispatch } from 'react';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { Country } from '#app/lib/order-form/answers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { quantityHint } from '#core/catalogue/services/quantity.pure.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import * as lineStyles from '#app/areas/ordering/orders-create/orders-create.css.ts';
import * as styles from './autopromotion.css.ts';
import type { OfferedService, OfferedType } from './offer.ts';
import { serviceIn, typeField, type FormStep, type TypeSetting } from './subscription-form.ts';
import type { SubscriptionProblems } from './subscription-problems.ts';

interface TypeFieldsProps {
  type: OfferedType;
  setting: TypeSetting;
  countries: readonly Country[];
  /** What its service costs for one post. */
  cost: string | undefined;
  problems: SubscriptionProblems;
  change: Dispatch<FormStep>;
}

/** What the posts get of one type: whether, which service, how much of it, and for which countries. */
export function TypeFields({ type, setting, countries, cost, problems, change }: TypeFieldsProps) {
  const { t } = useTranslation(['autopromotion', 'ordering']);
  const money = useMoney();
  const service = serviceIn(type, setting.serviceId);
  const priceOf = usePrice();
  const { id } = type;
  const [first] = type.services;
  return (
    <div className={styles.type}>
      <Row wraps gap={3} align="center" justify="between">
        <Checkbox
          id={typeField(id, 'on')}
          name={typeField(id, 'on')}
          value="1"
          data-type-switch=""
          label={type.name}
          checked={setting.isSelected}
          onChange={({ currentTarget }) =>
            change({ kind: 'setting', typeId: id, part: { isSelected: currentTarget.checked } })
          }
        />
        {first ? <span className={styles.from}>{priceOf(cheapest(type) ?? first)}</span> : null}
        {cost === undefined ? null : (
          <output className={styles.comesTo}>{t('cost.each', { amount: money(cost) })}</output>
        )}
      </Row>
      {service ? (
        <Stack gap={4} className={styles.details}>
          <Select
            id={typeField(id, 'service')}
            name={typeField(id, 'service')}
            label={t('ordering:choice.service')}
            options={type.services.map((one) => ({
              value: String(one.id),
              label: `${one.name} · ${priceOf(one)}`,
            }))}
            value={String(setting.serviceId)}
            errors={problems[typeField(id, 'service')]}
            onChange={({ currentTarget }) =>
              change({ kind: 'service', typeId: id, serviceId: Number(currentTarget.value) })
            }
          />
          <div className={styles.number}>
            <Quantity {...{ type, setting, service, problems, change }} />
          </div>
          <Countries {...{ type, setting, service, countries, problems, change }} />
        </Stack>
      ) : null}
    </div>
  );
}

type PartProps = Pick<TypeFieldsProps, 'type' | 'setting' | 'problems' | 'change'> & {
  service: OfferedService;
};

function Quantity({ type: { id }, setting, service, problems, change }: PartProps) {
  const { t } = useTranslation('ordering');
  const numbers = useNumbers();
  const { min, max } = quantityHint(service);
  const step = service.quantity_step;
  const limits = { min: numbers.count(min), max: numbers.count(max) };
  return (
    <NumberField
      id={typeField(id, 'quantity')}
      name={typeField(id, 'quantity')}
      label={t('quantity.label')}
      hint={
        step > 1
          ? t('quantity.step', { ...limits, step: numbers.count(step) })
          : t('quantity.limits', limits)
      }
      decreaseLabel={t('quantity.less')}
      increaseLabel={t('quantity.more')}
      {...{ min, max, step }}
      value={setting.quantity}
      errors={problems[typeField(id, 'quantity')]}
      onChange={({ currentTarget }) =>
        change({ kind: 'setting', typeId: id, part: { quantity: currentTarget.value } })
      }
      onBlur={() => change({ kind: 'left', typeId: id })}
    />
  );
}

function Countries({
  type: { id },
  setting,
  service,
  countries,
  problems,
  change,
}: PartProps & { countries: readonly Country[] }) {
  const { t } = useTranslation('ordering');
  const offered = countries.filter((country) => service.countries.includes(country.id));
  if (offered.length === 0) return null;
  const chosen = offered.filter((country) => setting.countries.includes(country.id));
  const title = chosen.length > 0 ? chosen.map(({ name }) => name).join(', ') : t('countries.all');
  const name = typeField(id, 'countries');
  return (
    <Disclosure
      icon="globe"
      title={`${t('countries.label')}: ${title}`}
      isOpen={problems[name] !== undefined}
    >
      <fieldset className={lineStyles.countries}>
        <legend className={lineStyles.legend}>{t('countries.hint')}</legend>
        {offered.map((country, at) => (
          <Checkbox
            key={country.id}
            id={at === 0 ? name : undefined}
            name={name}
            value={country.id}
            label={country.name}
            errors={at === 0 ? problems[name] : undefined}
            checked={setting.countries.includes(country.id)}
            onChange={({ currentTarget }) => {
              const others = setting.countries.filter((other) => other !== country.id);
              const next = currentTarget.checked ? [...others, country.id] : others;
              change({ kind: 'setting', typeId: id, part: { countries: next } });
            }}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}

/** Of services sold in the same way, that with the lowest price. */
function cheapest({ services }: OfferedType): OfferedService | undefined {
  return [...services].sort((one, other) => perUnit(one) - perUnit(other))[0];
}

const perUnit = ({ price, per }: OfferedService): number => Number(price) / (per ?? 1);

function usePrice() {
  const { t } = useTranslation('ordering');
  const numbers = useNumbers();
  return ({ price, per }: OfferedService): string =>
    per === null
      ? numbers.money(price)
      : t('choice.per', { price: numbers.money(price), quantity: numbers.count(per) });
}
