import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** What the fields of the form are called. */
export function useFieldLabels() {
  const { t } = useTranslation('gallery');
  return {
    email: t('form.email'),
    password: t('form.password'),
    link: t('form.link'),
    country: t('form.country'),
    network: t('form.asia'),
    quantity: t('form.quantity'),
    pace: t('form.delivery'),
    budget: t('form.budget'),
    speed: t('form.speed'),
    plan: t('form.speed'),
    contact: t('form.contact'),
    from: t('form.period'),
    notes: t('form.notes'),
    receipt: t('form.receipt'),
    agree: t('form.agree'),
  };
}
