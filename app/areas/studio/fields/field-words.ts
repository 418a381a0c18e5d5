import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FieldNode, LeafField } from '#instance-schema/field-node.ts';

/**
 * The texts of a field, found by its place in the schemas. Which there have to be, the schemas say
 * (instance-schema/generated/field-texts.json), and `npm run locales:check` holds the texts to it.
 */
export function useFieldWords() {
  const { t } = useTranslation('studio-fields');
  // The keys are those of the generated list, which no type knows.
  const say = t as unknown as (key: string) => string;
  return {
    label: ({ text }: Pick<FieldNode, 'text'>) => say(`label.${text}`),
    help: ({ text, hasHelp }: FieldNode) => (hasHelp ? say(`help.${text}`) : undefined),
    section: (name: string) => say(`section.${name}`),
    option: ({ optionText }: Pick<LeafField, 'optionText'>, option: string) =>
      optionText === undefined ? option : say(`option.${optionText}.${option}`),
  };
}

export type FieldWords = ReturnType<typeof useFieldWords>;
