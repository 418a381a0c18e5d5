import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { LeafField } from '#instance-schema/field-node.ts';
import { LANGUAGE_NAMES, isLanguage } from '#locales/languages.ts';
import { Switch } from '#app/ui/fields/checkbox.tsx';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { ICON_NAMES } from '#app/ui/icon-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import { OFF, ON } from '../form/shown-parts.ts';
import type { SceneChoices } from './editor-scene.tsx';
import { useScene } from './editor-scene.tsx';
import type { FieldWords } from './field-words.ts';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** On or off. A box that is not ticked is not sent, so that another input says it was there. */
export function SwitchField(props: LeafProps) {
  const { frame, parts } = useLeaf(props);
  const { mark: _, ...own } = frame;
  const { pointer } = props;
  return (
    <>
      <input type="hidden" name={pointer} value={OFF} />
      <Switch
        {...own}
        required={false}
        name={pointer}
        value={ON}
        defaultChecked={parts['']?.includes(ON)}
      />
    </>
  );
}

/** One of a few, all of them in view. */
export function RadioField(props: LeafProps) {
  const { field, pointer } = props;
  const { frame, parts, words } = useLeaf(props);
  const chosen = parts['']?.[0] ?? '';
  const choices = withStray(field.options ?? [], chosen).map((option) => ({
    value: option,
    label: words.option(field, option),
  }));
  return <RadioGroup {...frame} name={pointer} choices={choices} defaultValue={chosen} />;
}

/** One of a list, or nothing where that may be. */
export function SelectField(props: LeafProps) {
  const { field, pointer } = props;
  const { t } = useTranslation('studio-fields');
  const { frame, parts, words, standard } = useLeaf(props);
  const { choices } = useScene();
  const chosen = parts['']?.[0] ?? '';
  const known = optionsOf(field, { choices, words });
  const options = withStrayOption(known, chosen);
  const { mark: _, ...own } = frame;
  const placeholder =
    standard === '' ? t('editor.notSet') : t('editor.default', { value: standard });
  const select = { ...own, name: pointer, options, defaultValue: chosen, placeholder };
  if (field.control !== 'icon') return <Select {...select} />;
  return (
    <Combobox
      {...select}
      options={options.map((option) => ({
        ...option,
        icon: <Icon name={option.value} size={16} />,
      }))}
      emptyText={t('editor.noMatch')}
      countText={(count) => t('editor.matches', { count })}
      clearLabel={t('editor.clear')}
    />
  );
}

interface Known {
  choices: SceneChoices;
  words: FieldWords;
}

function optionsOf(field: LeafField, { choices, words }: Known) {
  switch (field.control) {
    case 'icon':
      return ICON_NAMES.map((name) => ({ value: name, label: name }));
    case 'route':
      return choices.routes;
    case 'country':
      return choices.countries;
    case 'font':
      return choices.fonts;
    case 'network':
      return choices.networks;
    case 'network-slug':
      return choices.networkSlugs;
    case 'offer':
      return choices.offers;
    case 'language':
      return languageOptions(field.options ?? []);
    default:
      return (field.options ?? []).map((option) => ({
        value: option,
        label: words.option(field, option),
      }));
  }
}

export const languageOptions = (codes: readonly string[]) =>
  codes.map((code) => ({ value: code, label: isLanguage(code) ? LANGUAGE_NAMES[code] : code }));

/** What a document says and nobody offers stays chosen until somebody chooses something else. */
function withStray(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen];
}

function withStrayOption<Option extends { value: string; label: string }>(
  options: readonly Option[],
  chosen: string,
) {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
