import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FieldNode } from '#instance-schema/field-node.ts';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { isLeafField } from '../form/field-kinds.ts';
import { TAKE } from '../form/field-place.ts';
import { plainText, shownParts } from '../form/shown-parts.ts';
import { useScene } from './editor-scene.tsx';
import * as styles from './fields.css.ts';

/** Under a field that was changed in two windows: what the other one says, and which is kept. */
export function ConflictChoice({ field, pointer }: { field: FieldNode; pointer: string }) {
  const { t } = useTranslation('studio-fields');
  const { conflicts, zone } = useScene();
  const conflict = conflicts.get(pointer);
  if (!conflict) return null;
  const theirs = valueText(field, conflict.theirs, zone);
  return (
    <div className={styles.conflict}>
      <RadioGroup
        label={t('conflict.title')}
        name={pointer + TAKE}
        defaultValue="mine"
        choices={[
          { value: 'mine', label: t('conflict.mine') },
          {
            value: 'theirs',
            label: t('conflict.theirs'),
            description: theirs === '' ? t('conflict.nothing') : theirs,
          },
        ]}
      />
    </div>
  );
}

const LONGEST = 400;

function valueText(field: FieldNode, value: unknown, zone: string | undefined): string {
  const parts = isLeafField(field) ? Object.values(shownParts(field, value, zone)).flat() : [];
  const text = parts.length > 0 ? parts.filter(Boolean).join(' · ') : plainText(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
