import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Role } from '#core/accounts/roles/role.contract.ts';
import { PERMISSION_TEXTS } from '#app/areas/staff/staff/permission-texts.ts';
import { useRoleName } from '#app/areas/staff/staff/role-name.ts';
import { useListed } from '#app/areas/staff/staff/use-listed.ts';

/** The roles to choose from, each with what it allows in words. */
export function useRoleChoices(roles: readonly Role[]) {
  const { t } = useTranslation('team');
  const nameOf = useRoleName();
  const listed = useListed('unit');
  return roles.map(({ name, permissions, is_fixed: isFixed }) => ({
    value: name,
    label: nameOf(name),
    description: isFixed
      ? t('roles.everything')
      : listed(permissions.map((permission) => t(`permissions.${PERMISSION_TEXTS[permission]}`))) ||
        t('roles.nothing'),
  }));
}
