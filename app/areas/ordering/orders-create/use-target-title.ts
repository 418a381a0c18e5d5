import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FormTarget } from '#app/lib/order-form/known.ts';

/** What the shop calls it, or what it is where the shop has no name for it. */
export function useTargetTitle() {
  const { t } = useTranslation('asked');
  return ({ type: { title, view_type: kind } }: Pick<FormTarget, 'type'>): string =>
    kind !== null && kind !== 'textarea' && title === kind ? t(`kind.${kind}`) : title;
}
