import type { LeafField } from '#instance-schema/field-node.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CheckboxGroup } from '#app/ui/fields/checkbox.tsx';
import { FieldGroup, useField } from '#app/ui/fields/field.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { PRESENT } from '../form/shown-parts.ts';
import { languageOptions } from './chosen-field.tsx';
import { useScene, type SceneChoices, type SceneOption } from './editor-scene.tsx';
import type { FieldWords } from './field-words.ts';
import * as styles from './fields.css.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** More than these are put away behind what is chosen of them. */
const MOST_IN_VIEW = 14;

/** As many of a list as somebody likes. */
export function TickedField(props: LeafProps) {
  const { field, pointer } = props;
  const { t } = useTranslation('studio-fields');
  const { frame, parts, words } = useLeaf(props);
  const { choices } = useScene();
  const ticked = (parts[''] ?? []).filter((text) => text !== PRESENT);
  const known = optionsOf(field, { choices, words });
  const options = [
    ...known,
    ...ticked
      .filter((text) => !known.some(({ value }) => value === text))
      .map((text) => ({ value: text, label: text })),
  ];
  const boxes = { name: pointer, defaultValue: ticked };
  const present = <input type="hidden" name={pointer} value={PRESENT} />;
  if (options.length <= MOST_IN_VIEW) {
    return (
      <>
        {present}
        <CheckboxGroup {...frame} {...boxes} inColumns required={false} choices={options} />
      </>
    );
  }
  const names = options.filter(({ value }) => ticked.includes(value)).map(({ label }) => label);
  return (
    <Folded {...frame}>
      {present}
      <p className={styles.chosen}>
        {names.length === 0 ? t('editor.noneChosen') : names.join(' · ')}
      </p>
      <Disclosure title={t('editor.choose')}>
        <div className={styles.manyBoxes}>
          {byGroup(options).map(([group, members]) => (
            <CheckboxGroup
              key={group}
              {...boxes}
              label={group === '' ? frame.label : group}
              hideLabel={group === ''}
              choices={members}
            />
          ))}
        </div>
      </Disclosure>
    </Folded>
  );
}

type FoldedProps = ReturnType<typeof useLeaf>['frame'] & { children: React.ReactNode };

function Folded({ children, ...props }: FoldedProps) {
  const { frame, control } = useField({ ...props, required: false });
  return (
    <FieldGroup {...frame} wiring={control}>
      <div id={frame.id} tabIndex={-1}>
        {children}
      </div>
    </FieldGroup>
  );
}

function byGroup(options: readonly SceneOption[]): [string, SceneOption[]][] {
  const groups = new Map<string, SceneOption[]>();
  for (const option of options) {
    const name = option.group ?? '';
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups];
}

interface Known {
  choices: SceneChoices;
  words: FieldWords;
}

function optionsOf(field: LeafField, { choices, words }: Known): readonly SceneOption[] {
  switch (field.control) {
    case 'countries':
      return choices.countries;
    case 'languages':
      return languageOptions(field.options ?? []);
    case 'routes':
      return choices.routes;
    case 'service-types':
      return choices.serviceTypes;
    default:
      return (field.options ?? []).map((option) => ({
        value: option,
        label: words.option(field, option),
      }));
  }
}
