import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Others } from '#app/areas/staff/presence.server.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { useListed } from './use-listed.ts';

/** Who of the colleagues has a row of a list open; nothing where nobody has. */
export function HereBadge({ others, id }: { others: Others; id: number }) {
  const { t } = useTranslation('staff');
  const listed = useListed();
  const at = others[id];
  if (at === undefined) return null;
  const names = listed(at);
  return (
    <Badge tone="warning" icon="eye">
      <span className={visuallyHidden}>{t('here', { names })}</span>
      <bdi aria-hidden="true">{names}</bdi>
    </Badge>
  );
}
