import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  DRIP_FEED_MODES,
  intervalOf,
  LEAST_RUNS,
  minutesOf,
  MOST_RUNS,
  type Interval,
} from '#core/ordering/form/drip-feed.pure.ts';
import {
  dripFeedOf,
  totalQuantityOf,
  type OrderLine,
} from '#core/ordering/form/order-line.pure.ts';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { FormService } from '#app/lib/order-form/known.ts';
import { Switch } from '#app/ui/fields/checkbox.tsx';
import { NumberField, type NumberFieldProps } from '#app/ui/fields/number-field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { FormColumns } from '#app/ui/form/form-layout.tsx';
import * as styles from './orders-create.css.ts';
import { controlId, useLine, type LineModel } from './order-context.ts';
import { useNumbers } from '#app/components/use-numbers.ts';

const UNITS = ['days', 'hours', 'minutes'] as const;
const MOST_OF: Readonly<Record<keyof Interval, number>> = { days: 30, hours: 23, minutes: 59 };

/** Whether it comes in runs, and how many of them and when. */
export function DripFeedFields({ at, service }: { at: number; service: FormService }) {
  const { t } = useTranslation('ordering');
  const model = useLine(at);
  const { line, errors, change } = model;
  return (
    <div className={styles.dripFeed}>
      <Switch
        id={controlId(at, 'drip-feed')}
        name={lineField(at, 'isDripFeed')}
        value="1"
        label={t('dripFeed.label')}
        hint={t('dripFeed.hint')}
        checked={line.isDripFeed}
        errors={errors?.fields.isDripFeed}
        onChange={({ currentTarget }) =>
          change({ kind: 'plain', line: at, part: { isDripFeed: currentTarget.checked } })
        }
      />
      <div className={styles.dripFeedDetails}>
        <RunFields {...model} />
        <IntervalFields {...model} />
        <RunsSummary line={line} service={service} />
      </div>
    </div>
  );
}

function RunFields({ at, line, service, errors, change }: LineModel) {
  const { t } = useTranslation('ordering');
  const step = service?.quantity_step ?? 1;
  return (
    <FormColumns>
      <PatientNumber
        id={controlId(at, 'runs')}
        name={lineField(at, 'numberOfRuns')}
        label={t('dripFeed.runs')}
        min={LEAST_RUNS}
        max={MOST_RUNS}
        current={line.numberOfRuns}
        errors={errors?.fields.numberOfRuns}
        onNumber={(numberOfRuns) => change({ kind: 'plain', line: at, part: { numberOfRuns } })}
      />
      <Select
        id={controlId(at, 'mode')}
        name={lineField(at, 'dripFeedMode')}
        label={t('dripFeed.mode.label')}
        options={DRIP_FEED_MODES.map((mode) => ({
          value: mode,
          label: t(`dripFeed.mode.${mode}`),
        }))}
        value={line.dripFeedMode}
        onChange={({ currentTarget }) => {
          const dripFeedMode = DRIP_FEED_MODES.find((mode) => mode === currentTarget.value);
          if (dripFeedMode) change({ kind: 'plain', line: at, part: { dripFeedMode } });
        }}
      />
      <div className={line.dripFeedMode === 'flat' ? styles.whileUnscripted : undefined}>
        <PatientNumber
          id={controlId(at, 'growth')}
          name={lineField(at, 'dripFeedQuantityStep')}
          label={t('dripFeed.growth')}
          hint={t('dripFeed.growthHint')}
          min={step}
          step={step}
          current={line.dripFeedQuantityStep}
          errors={errors?.fields.dripFeedQuantityStep}
          onNumber={(dripFeedQuantityStep) =>
            change({ kind: 'plain', line: at, part: { dripFeedQuantityStep } })
          }
        />
      </div>
    </FormColumns>
  );
}

function IntervalFields({ at, line, errors, change }: LineModel) {
  const { t } = useTranslation('ordering');
  const interval = intervalOf(line.dripFeedMinutes);
  return (
    <fieldset className={styles.interval}>
      <legend className={styles.legend}>{t('dripFeed.interval')}</legend>
      {UNITS.map((unit) => (
        <PatientNumber
          key={unit}
          id={controlId(at, unit)}
          name={lineField(at, unit)}
          label={t(`dripFeed.unit.${unit}`)}
          min={0}
          max={MOST_OF[unit]}
          current={interval[unit]}
          errors={unit === 'minutes' ? errors?.fields.dripFeedMinutes : undefined}
          onNumber={(count) => {
            const dripFeedMinutes = minutesOf({ ...interval, [unit]: count });
            change({ kind: 'plain', line: at, part: { dripFeedMinutes } });
          }}
        />
      ))}
    </fieldset>
  );
}

interface PatientNumberProps extends Omit<NumberFieldProps, 'decreaseLabel' | 'increaseLabel'> {
  current: number;
  onNumber: (value: number) => void;
}

/** What is typed stands until the field is left, whatever the form makes of it meanwhile. */
function PatientNumber({ current, onNumber, ...field }: PatientNumberProps) {
  const { t } = useTranslation('ordering');
  const [typed, setTyped] = useState<string>();
  return (
    <NumberField
      {...field}
      decreaseLabel={t('quantity.less')}
      increaseLabel={t('quantity.more')}
      value={typed ?? current}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const value = currentTarget.valueAsNumber;
        if (Number.isInteger(value) && value >= 0) onNumber(value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** All of it together, and how long that takes. */
function RunsSummary({ line, service }: { line: OrderLine; service: FormService }) {
  const numbers = useNumbers();
  const { t } = useTranslation('ordering');
  const runs = line.numberOfRuns;
  const total = totalQuantityOf(line.quantity, dripFeedOf({ ...line, isDripFeed: true }));
  const { days, hours, minutes } = intervalOf(line.dripFeedMinutes * (runs - 1));
  const parts = [
    days > 0 ? t('dripFeed.time.days', { count: days }) : '',
    hours > 0 ? t('dripFeed.time.hours', { count: hours }) : '',
    minutes > 0 ? t('dripFeed.time.minutes', { count: minutes }) : '',
  ].filter((part) => part !== '');
  return (
    <p className={styles.summary} role="status">
      {t('dripFeed.total', { total: numbers.count(total), service: service.name })}{' '}
      {t('dripFeed.last', { time: parts.join(' ') })}
    </p>
  );
}
