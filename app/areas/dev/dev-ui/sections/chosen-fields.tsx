import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { formatBytes } from '#app/lib/i18n/format-bytes.ts';
import { Checkbox, CheckboxGroup, Switch } from '#app/ui/fields/checkbox.tsx';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { DateRange } from '#app/ui/fields/date-range.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { RadioCards, RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Sample } from '../sample.tsx';
import * as styles from './controls.css.ts';

export function ChosenSection() {
  return (
    <>
      <ListSamples />
      <TickSamples />
      <RadioSamples />
      <DateSamples />
      <FileSamples />
    </>
  );
}

const COUNTRIES = { europe: ['DE', 'ES', 'FR', 'PT', 'TR'], asia: ['CN', 'IN', 'JP', 'KR', 'VN'] };

function useCountries() {
  const { t, i18n } = useTranslation('gallery');
  const names = new Intl.DisplayNames(i18n.language.replace('_', '-'), { type: 'region' });
  const group = (codes: readonly string[], name: string) =>
    codes.map((value) => ({
      value,
      label: names.of(value) ?? value,
      group: name,
      hint: value,
      icon: <Icon name="globe" />,
      disabled: value === 'PT',
    }));
  return [...group(COUNTRIES.europe, t('form.europe')), ...group(COUNTRIES.asia, t('form.asia'))];
}

function ListSamples() {
  const { t } = useTranslation(['gallery', 'forms']);
  const errors = [t('sample.error')];
  const list = {
    label: t('form.country'),
    placeholder: t('form.choose'),
    options: useCountries(),
  };
  const combobox = {
    ...list,
    emptyText: t('forms:noMatch'),
    countText: (count: number) => t('forms:matches', { count }),
    clearLabel: t('forms:clear'),
  };
  return (
    <>
      <Sample name="select">
        <div className={styles.grid}>
          <Select {...list} />
          <Select {...list} defaultValue="JP" errors={errors} />
          <Select {...list} defaultValue="FR" disabled />
        </div>
      </Sample>
      <Sample name="combobox">
        <div className={styles.grid}>
          <Combobox {...combobox} />
          <Combobox {...combobox} defaultValue="JP" errors={errors} />
          <Combobox {...combobox} defaultValue="FR" required />
          <Combobox {...combobox} defaultValue="FR" disabled />
        </div>
      </Sample>
    </>
  );
}

function TickSamples() {
  const { t } = useTranslation('gallery');
  const contact = {
    label: t('form.contact'),
    choices: [
      { value: 'mail', label: t('form.byMail'), description: t('form.remindHint') },
      { value: 'phone', label: t('form.byPhone') },
    ],
  };
  return (
    <>
      <Sample name="checkbox">
        <div className={styles.grid}>
          <Checkbox label={t('form.agree')} required />
          <Checkbox label={t('form.agree')} defaultChecked errors={[t('sample.error')]} />
          <Checkbox label={t('form.agree')} defaultChecked disabled />
          <CheckboxGroup {...contact} name="contact" defaultValue={['mail']} />
          <CheckboxGroup {...contact} name="contact-2" errors={[t('sample.error')]} />
          <CheckboxGroup {...contact} name="contact-3" defaultValue={['mail']} disabled />
        </div>
      </Sample>
      <Sample name="switch">
        <div className={styles.grid}>
          <Switch label={t('form.remind')} hint={t('form.remindHint')} />
          <Switch label={t('form.remind')} defaultChecked />
          <Switch label={t('form.remind')} defaultChecked disabled />
        </div>
      </Sample>
    </>
  );
}

function useSpeeds() {
  const { t } = useTranslation('gallery');
  return [
    {
      value: 'slow',
      label: t('form.slow'),
      description: t('form.slowText'),
      aside: '$12.00',
      icon: <Icon name="gauge" />,
    },
    { value: 'fast', label: t('form.fast'), description: t('form.fastText'), aside: '$18.50' },
    {
      value: 'express',
      label: t('form.express'),
      description: t('form.expressText'),
      disabled: true,
    },
  ];
}

function RadioSamples() {
  const { t } = useTranslation('gallery');
  const speed = { label: t('form.speed'), choices: useSpeeds() };
  const errors = [t('sample.error')];
  return (
    <>
      <Sample name="radio">
        <div className={styles.grid}>
          <RadioGroup {...speed} name="speed" defaultValue="slow" hint={t('sample.hint')} />
          <RadioGroup {...speed} name="speed-2" required errors={errors} />
          <RadioGroup {...speed} name="speed-3" defaultValue="fast" disabled />
        </div>
      </Sample>
      <Sample name="radio cards">
        <RadioCards {...speed} name="speed-4" defaultValue="slow" />
        <RadioCards {...speed} name="speed-5" errors={errors} />
      </Sample>
    </>
  );
}

function DateSamples() {
  const { t } = useTranslation(['gallery', 'forms']);
  const range = {
    label: t('form.period'),
    from: { name: 'from', label: t('forms:from') },
    to: { name: 'to', label: t('forms:to') },
    orderError: t('forms:datesBackwards'),
    presets: [
      { label: t('form.lastWeek'), from: '2026-11-15', to: '2026-11-21' },
      { label: t('form.lastMonth'), from: '2026-10-23', to: '2026-11-21' },
    ],
  };
  return (
    <Sample name="date range">
      <div className={styles.grid}>
        <DateRange {...range} hint={t('sample.hint')} />
        <DateRange
          {...range}
          from={{ ...range.from, defaultValue: '2026-11-21' }}
          to={{ ...range.to, defaultValue: '2026-11-15' }}
        />
        <DateRange {...range} disabled />
      </div>
    </Sample>
  );
}

function FileSamples() {
  const { t, i18n } = useTranslation(['gallery', 'forms']);
  const size = (bytes: number) => formatBytes(bytes, i18n.language);
  const file = {
    label: t('form.receipt'),
    invitation: t('forms:chooseFile'),
    limits: t('form.receiptLimits', { size: size(5_000_000) }),
    formatSize: size,
    removeLabel: (name: string) => t('forms:removeFile', { name }),
  };
  return (
    <Sample name="file">
      <div className={styles.grid}>
        <FileField {...file} multiple />
        <FileField {...file} errors={[t('sample.error')]} />
        <FileField {...file} disabled />
      </div>
    </Sample>
  );
}
