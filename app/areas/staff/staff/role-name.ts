import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** Roles are called as their owner calls them, but for those that every instance begins with. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation('team');
  return (name) => {
    if (name === 'owner') return t('owner');
    return name === 'staff' ? t('staff') : name;
  };
}
