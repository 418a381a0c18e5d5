import { useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ListField as Field } from '#instance-schema/field-node.ts';
import { pointerTo, valueAt } from '#instance-schema/json-pointer.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { FieldNotes } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { isObject, isSameValue } from '../form/documents.ts';
import { blockAnchor, ENTRIES, entryId, fieldId, STEP } from '../form/field-place.ts';
import { inOrder, stepValue } from '../form/form-steps.ts';
import { entryFields } from '../form/read-fields.ts';
import { useScene } from './editor-scene.tsx';
import { entryName } from './entry-name.ts';
import { useInnerFields, type FieldsProps } from './inner-fields.ts';
import { problemTexts } from './field-problem.ts';
import { useFieldWords } from './field-words.ts';
import * as styles from './fields.css.ts';
import { MoveButtons } from './move-buttons.tsx';

interface ListFieldProps {
  field: Field;
  pointer: string;
  value: unknown;
  /** Whether the page has named it already. */
  hidesLabel?: boolean;
}

/** Entries in their order. Buttons of the form add, remove and move them, so that none needs a script. */
export function ListField({ field, pointer, value, hidesLabel }: ListFieldProps) {
  const { t } = useTranslation('studio-fields');
  const words = useFieldWords();
  const scene = useScene();
  const { problems } = scene;
  const isRedrawn = !isSameValue(value, valueAt(scene.base, pointer));
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const order = inOrder({ field, entries, fields: scene.fields });
  const id = fieldId(pointer);
  const errors = problemTexts(problems.get(pointer) ?? [], field, t);
  return (
    <fieldset id={id} tabIndex={-1} className={styles.object}>
      {hidesLabel ? null : <legend className={styles.objectTitle}>{words.label(field)}</legend>}
      {isRedrawn ? (
        <input type="hidden" name={pointer + ENTRIES} value={JSON.stringify(entries)} />
      ) : null}
      {entries.length === 0 ? (
        <p className={styles.noEntries}>{t('editor.noEntries')}</p>
      ) : (
        <PlainList gap={2}>
          {order.map((index, at) => (
            <Entry
              key={index}
              field={field}
              pointer={pointerTo(pointer, index)}
              entry={entries[index]}
              place={{ number: at + 1, isFirst: at === 0, isLast: at === order.length - 1 }}
            />
          ))}
        </PlainList>
      )}
      <FieldNotes id={id} hint={hidesLabel ? undefined : words.help(field)} errors={errors} />
      {entries.length >= (field.maxItems ?? Infinity) ? null : (
        <AddButtons field={field} pointer={pointer} />
      )}
    </fieldset>
  );
}

interface EntryProps {
  field: Field;
  pointer: string;
  entry: unknown;
  place: { number: number; isFirst: boolean; isLast: boolean };
}

function Entry({ field, pointer, entry, place }: EntryProps) {
  const { t, i18n } = useTranslation('studio-fields');
  const words = useFieldWords();
  const { problems, fields: root } = useScene();
  const fields = entryFields(field, entry, root);
  const values = isObject(entry) ? entry : {};
  const kind = typeof values['type'] === 'string' && field.kinds ? values['type'] : undefined;
  const own = entryName(values, {
    ...{ fields, language: i18n.language, optionOf: words.option },
  });
  // What is being filled in stays open once a save has named it.
  const [isBegun] = useState(own === undefined);
  const blockId = kind === undefined ? undefined : values['id'];
  const number = t('editor.entry', { number: place.number });
  const name = own ?? (kind === undefined ? number : words.option(field, kind));
  const hasProblem = [...problems.keys()].some(
    (at) => at.startsWith(`${pointer}/`) || at === pointer,
  );
  return (
    <li id={fieldId(pointer)} tabIndex={-1} className={styles.entry} data-pointer={pointer}>
      <details className={styles.entryBody} open={isBegun || hasProblem || undefined}>
        <summary className={styles.entryHead}>
          <span className={styles.entryChevron}>
            <Icon name="chevron-right" size={16} />
          </span>
          <span className={styles.entryName}>
            <bdi>{name}</bdi>
            {kind !== undefined && own !== undefined ? (
              <span className={styles.entryKind}>{words.option(field, kind)}</span>
            ) : null}
          </span>
        </summary>
        <div id={entryId(pointer)} className={styles.entryFields}>
          <div id={typeof blockId === 'string' ? blockAnchor(blockId) : undefined}>
            <EntryFields fields={fields} pointer={pointer} values={values} />
          </div>
        </div>
      </details>
      <div className={styles.entryButtons}>
        <MoveButtons pointer={pointer} name={name} isFirst={place.isFirst} isLast={place.isLast} />
        <IconButton
          type="submit"
          size="small"
          icon="trash-2"
          label={t('editor.remove', { name })}
          name={STEP}
          value={stepValue({ name: 'remove', pointer })}
        />
      </div>
    </li>
  );
}

/** Of a block, what stands in its `props` is all that is asked for. */
function EntryFields(props: FieldsProps) {
  const showFields = useInnerFields();
  const { t } = useTranslation('studio-fields');
  const { fields, pointer, values } = props;
  const inner = fields.find((one) => one.name === 'props');
  if (inner?.control !== 'object') return showFields(props);
  if (inner.fields.length === 0) return <p>{t('editor.nothingToSet')}</p>;
  const own = values['props'];
  return showFields({
    fields: inner.fields,
    pointer: pointerTo(pointer, 'props'),
    values: isObject(own) ? own : {},
  });
}

function AddButtons({ field, pointer }: Pick<EntryProps, 'field' | 'pointer'>) {
  const { t } = useTranslation('studio-fields');
  const words = useFieldWords();
  if (!field.kinds) {
    return (
      <Row wraps gap={2}>
        <Button
          type="submit"
          tone="outline"
          size="small"
          icon="plus"
          name={STEP}
          value={stepValue({ name: 'add', pointer })}
        >
          {t('editor.add')}
        </Button>
      </Row>
    );
  }
  return (
    <div className={styles.kinds} role="group" aria-label={t('editor.addOf')}>
      <p className={styles.kindsTitle}>{t('editor.addOf')}</p>
      <Row wraps gap={2}>
        {Object.keys(field.kinds).map((type) => (
          <Button
            key={type}
            type="submit"
            tone="outline"
            size="small"
            icon="plus"
            name={STEP}
            value={stepValue({ name: 'add', pointer, type })}
          >
            {words.option(field, type)}
          </Button>
        ))}
      </Row>
    </div>
  );
}
