import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { ServiceChoice as Choice } from '#app/lib/order-form/known.ts';
import { isAllowed } from '#app/lib/order-form/settle.ts';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import type { Option } from '#app/ui/fields/options.ts';
import { Columns } from '#app/ui/layout/columns.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import * as styles from './orders-create.css.ts';
import { controlId, useLine, type LineModel } from './order-context.ts';

/** From the network to the type to the service, each found by typing. */
export function ServiceChoice({ at, isFirst }: { at: number; isFirst: boolean }) {
  const model = useLine(at);
  const { line } = model;
  return (
    <Columns gap={4} twoFrom="tablet" align="start">
      {isFirst ? <NetworkBox {...model} /> : null}
      <TypeBox {...model} />
      {line.serviceTypeId === 0 ? null : (
        <div className={styles.wide}>
          <ServiceBox {...model} />
        </div>
      )}
    </Columns>
  );
}

function useBoxTexts() {
  const { t } = useTranslation('ordering');
  return {
    emptyText: t('choice.none'),
    countText: (count: number) => t('choice.count', { count }),
    clearLabel: t('choice.clear'),
  };
}

function NetworkBox({ at, line, known, change }: LineModel) {
  const { t } = useTranslation('ordering');
  return (
    <Combobox
      id={controlId(at, 'network')}
      name={lineField(at, 'networkId')}
      label={t('choice.network')}
      placeholder={t('choice.choose')}
      required
      options={known.networks.map(({ id, name, icon }) => ({
        value: String(id),
        label: name,
        icon: <NetworkIcon name={icon} tone="coloured" />,
      }))}
      value={valueOf(line.networkId)}
      onChoose={(value) => change({ kind: 'network', line: at, networkId: Number(value) })}
      {...useBoxTexts()}
    />
  );
}

function TypeBox({ at, line, known, errors, change }: LineModel) {
  const { t } = useTranslation('ordering');
  const money = useMoney();
  const networks = known.networks.filter(({ id }) =>
    line.networkId === 0 ? true : id === line.networkId,
  );
  const options = networks.flatMap(({ name, types }) =>
    types
      .filter(({ id }) => isAllowed(line, id))
      .map((type): Option => ({
        value: String(type.id),
        label: type.name,
        hint: type.from === null ? undefined : t('choice.from', { price: money(type.from) }),
        group: line.networkId === 0 ? name : undefined,
      })),
  );
  return (
    <Combobox
      id={controlId(at, 'type')}
      name={lineField(at, 'serviceTypeId')}
      label={t('choice.type')}
      placeholder={t('choice.choose')}
      required
      options={options}
      value={valueOf(line.serviceTypeId)}
      // Where there is no list of services yet, this is what is missing.
      errors={line.serviceTypeId === 0 ? errors?.fields.serviceId : undefined}
      onChoose={(value) => change({ kind: 'type', line: at, typeId: Number(value) })}
      {...useBoxTexts()}
    />
  );
}

function ServiceBox({ at, line, service, choices, errors, change }: LineModel) {
  const { t } = useTranslation('ordering');
  const texts = useBoxTexts();
  const optionOf = useServiceOption();
  const listed = choices[line.serviceTypeId];
  // A restricted service is in no list but that of who has come for it.
  const extra = service && !listed?.some(({ id }) => id === service.id) ? [service] : [];
  return (
    <Combobox
      id={controlId(at, 'service')}
      name={lineField(at, 'serviceId')}
      label={t('choice.service')}
      placeholder={listed ? t('choice.choose') : t('choice.loading')}
      required
      options={[...extra, ...(listed ?? [])].map(optionOf)}
      value={valueOf(line.serviceId)}
      errors={errors?.fields.serviceId}
      onChoose={(value) => change({ kind: 'service', line: at, serviceId: Number(value) })}
      {...texts}
      emptyText={listed ? texts.emptyText : t('choice.loading')}
    />
  );
}

function useServiceOption() {
  const { t } = useTranslation('ordering');
  const money = useMoney();
  const numbers = useNumbers();
  return ({ id, name, price, per, isPaused }: Choice): Option => {
    const cost =
      per === null
        ? money(price)
        : t('choice.per', { price: money(price), quantity: numbers.count(per) });
    return {
      value: String(id),
      label: `${name} – ${isPaused ? t('choice.paused') : cost}`,
      disabled: isPaused,
    };
  };
}

const valueOf = (id: number) => (id === 0 ? '' : String(id));
