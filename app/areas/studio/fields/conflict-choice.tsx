import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FieldNode, ListField } from '#instance-schema/field-node.ts';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { isObject } from '../form/documents.ts';
import { isLeafField, isListField } from '../form/field-kinds.ts';
import { TAKE } from '../form/field-place.ts';
import { entryFields } from '../form/read-fields.ts';
import { plainText, shownParts } from '../form/shown-parts.ts';
import { useScene } from './editor-scene.tsx';
import { entryName } from './entry-name.ts';
import { useFieldWords } from './field-words.ts';
import * as styles from './fields.css.ts';

/** Under a field that was changed in two windows: what the other one says, and which is kept. */
export function ConflictChoice({ field, pointer }: { field: FieldNode; pointer: string }) {
  const { t } = useTranslation('studio-fields');
  const { conflicts, zone } = useScene();
  const entriesText = useEntriesText();
  const conflict = conflicts.get(pointer);
  if (!conflict) return null;
  const theirs = isListField(field)
    ? entriesText(field, conflict.theirs)
    : valueText(field, conflict.theirs, zone);
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
  return shortened(parts.length > 0 ? parts.filter(Boolean).join(' · ') : plainText(value));
}

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

/** The entries of a list by their names, as the list itself calls them. */
function useEntriesText() {
  const { t, i18n } = useTranslation('studio-fields');
  const words = useFieldWords();
  const { fields: root } = useScene();
  return (field: ListField, value: unknown): string => {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    const names = entries.map((entry, at) => {
      const naming = { language: i18n.language, optionOf: words.option };
      const fields = entryFields(field, entry, root);
      const own = isObject(entry) ? entryName(entry, { ...naming, fields }) : undefined;
      return own ?? t('editor.entry', { number: at + 1 });
    });
    return shortened(names.join(' · '));
  };
}
