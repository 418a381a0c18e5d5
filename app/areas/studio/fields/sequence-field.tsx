import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FieldGroup, useField } from '#app/ui/fields/field.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { PRESENT } from '../form/shown-parts.ts';
import * as styles from './fields.css.ts';
import { MoveButtons } from './move-buttons.tsx';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** Some of a few, in an order of their own. */
export function SequenceField(props: LeafProps) {
  const { field, pointer } = props;
  const { t } = useTranslation('studio-fields');
  const { frame: own, parts, words } = useLeaf(props);
  const { frame, control } = useField({ ...own, required: false });
  const chosen = (parts[''] ?? []).filter((text) => text !== PRESENT);
  const rest = (field.options ?? []).filter((option) => !chosen.includes(option));
  return (
    <FieldGroup {...frame} wiring={control}>
      <input type="hidden" name={pointer} value={PRESENT} />
      <div id={frame.id} tabIndex={-1}>
        <PlainList>
          {[...chosen, ...rest].map((option, at) => {
            const name = words.option(field, option);
            return (
              <li key={option} className={styles.sequenced}>
                <Checkbox
                  label={name}
                  name={pointer}
                  value={option}
                  defaultChecked={at < chosen.length}
                />
                {at < chosen.length ? (
                  <MoveButtons
                    pointer={`${pointer}/${at}`}
                    name={name}
                    isFirst={at === 0}
                    isLast={at === chosen.length - 1}
                  />
                ) : null}
              </li>
            );
          })}
        </PlainList>
        {chosen.length === 0 ? <p>{t('editor.noneChosen')}</p> : null}
      </div>
    </FieldGroup>
  );
}
