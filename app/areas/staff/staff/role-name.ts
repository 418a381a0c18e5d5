import { useTranslation } from '#app/lib/texts/use-translation.tsx';

/** Roles are called as their owner calls them, but for the one that every instance has. */
export function useRoleName(): (name: string) => string {
  const { t } = useTranslation('team');
  return (name) => (name === 'owner' ? t('owner') : name);
}
