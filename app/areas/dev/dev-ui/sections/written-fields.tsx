import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { MoneyField, TextField } from '#app/ui/fields/text-field.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { Slider } from '#app/ui/fields/slider.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Sample } from '../sample.tsx';
import * as styles from './controls.css.ts';

export function WrittenSection() {
  return (
    <>
      <TextSamples />
      <NumberSamples />
      <SliderSamples />
    </>
  );
}

function TextSamples() {
  const { t } = useTranslation(['gallery', 'forms']);
  const errors = [t('sample.error')];
  const email = { label: t('form.email'), type: 'email' } as const;
  const filled = { ...email, defaultValue: 'ada@example.com' };
  const reveal = { label: t('form.password'), revealLabel: t('forms:revealPassword') };
  return (
    <>
      <Sample name="text">
        <div className={styles.grid}>
          <TextField {...email} placeholder={filled.defaultValue} />
          <TextField {...filled} required hint={t('sample.hint')} />
          <TextField {...email} mark={t('forms:optional')} />
          <TextField {...filled} hint={t('sample.hint')} errors={errors} />
          <TextField {...filled} disabled />
          <TextField {...filled} readOnly />
          <TextField
            label={t('form.search')}
            type="search"
            hideLabel
            placeholder={t('form.search')}
            prefix={<Icon name="search" />}
          />
          <TextField label={t('form.link')} type="url" prefix="https://" suffix=".example" />
          <TextField label={t('sample.longLabel')} mark={t('forms:optional')} />
        </div>
      </Sample>
      <Sample name="password">
        <div className={styles.grid}>
          <PasswordField {...reveal} hint={t('form.passwordHint')} defaultValue="correct horse" />
          <PasswordField {...reveal} errors={errors} />
          <PasswordField {...reveal} disabled />
        </div>
      </Sample>
      <Sample name="textarea">
        <div className={styles.grid}>
          <TextArea label={t('form.notes')} placeholder={t('form.notesPlaceholder')} />
          <TextArea label={t('form.notes')} defaultValue={t('sample.paragraph')} />
          <TextArea label={t('form.notes')} errors={errors} />
        </div>
      </Sample>
    </>
  );
}

function NumberSamples() {
  const { t } = useTranslation(['gallery', 'forms']);
  const errors = [t('sample.error')];
  const number = {
    label: t('form.quantity'),
    decreaseLabel: t('forms:decrease'),
    increaseLabel: t('forms:increase'),
    min: 100,
    max: 10_000,
    step: 50,
  };
  const money = { label: t('form.budget'), prefix: '$', suffix: t('form.perDay') };
  return (
    <>
      <Sample name="number">
        <div className={styles.grid}>
          <NumberField {...number} defaultValue={1000} />
          <NumberField {...number} defaultValue={100} />
          <NumberField {...number} defaultValue={10} errors={errors} />
          <NumberField {...number} defaultValue={1000} disabled />
          <NumberField {...number} defaultValue={1000} readOnly />
        </div>
      </Sample>
      <Sample name="money">
        <div className={styles.grid}>
          <MoneyField {...money} placeholder="0.00" />
          <MoneyField {...money} defaultValue="1250.50" errors={errors} />
          <MoneyField {...money} defaultValue="1250.50" disabled />
        </div>
      </Sample>
    </>
  );
}

function SliderSamples() {
  const { t, i18n } = useTranslation('gallery');
  const numbers = new Intl.NumberFormat(i18n.language.replace('_', '-'));
  const slider = { label: t('form.quantity'), format: (value: number) => numbers.format(value) };
  const linear = { min: 0, max: 100, step: 5, kind: 'linear' } as const;
  const wide = { min: 100, max: 1_000_000, step: 10, kind: 'logarithmic' } as const;
  return (
    <Sample name="slider">
      <div className={styles.grid}>
        <Slider {...slider} scale={linear} defaultValue={40} ticks={5} />
        <Slider {...slider} scale={linear} defaultValue={40} exact hint={t('sample.hint')} />
        <Slider {...slider} scale={linear} defaultValue={40} disabled />
        <Slider {...slider} scale={wide} defaultValue={10_000} ticks={3} />
        <Slider {...slider} scale={wide} errors={[t('sample.error')]} />
      </div>
    </Sample>
  );
}
