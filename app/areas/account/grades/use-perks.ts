import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import type { IconName } from '#app/ui/icon-names.ts';
import type { ShownGrade } from './grades-page.server.ts';

export interface Perk {
  icon: IconName;
  text: string;
}

/** What a grade brings, in words; with a grade below it, only what that one does not. */
export function usePerks(
  hasDiscounts: boolean,
): (grade: ShownGrade, below?: ShownGrade | null) => Perk[] {
  const { t } = useTranslation('grades');
  const { percent } = useNumbers();
  return (grade, below) => {
    const { discount_percent: discount } = grade;
    const { consultation_chat_period: chat, thumbnail_period: thumbnail } = grade;
    const perks: (Perk | false)[] = [
      hasDiscounts &&
        discount > (below?.discount_percent ?? 0) && {
          icon: 'percent',
          text: t('perk.discount', { percent: percent(discount) }),
        },
      grade.available_closed_sales &&
        !below?.available_closed_sales && { icon: 'lock-open', text: t('perk.closedSales') },
      grade.available_personal_manager &&
        !below?.available_personal_manager && { icon: 'user', text: t('perk.manager') },
      chat !== null &&
        chat !== below?.consultation_chat_period && {
          icon: 'message-circle',
          text: t('perk.consultation', { count: chat }),
        },
      thumbnail !== null &&
        thumbnail !== below?.thumbnail_period && {
          icon: 'image',
          text: t('perk.thumbnail', { count: thumbnail }),
        },
    ];
    return perks.filter((perk) => perk !== false);
  };
}
