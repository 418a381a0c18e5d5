import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ColourField as PlainColourField } from '#app/ui/fields/colour-field.tsx';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

export function ColourField(props: LeafProps) {
  const { pointer } = props;
  const { t } = useTranslation('forms');
  const { frame, parts } = useLeaf(props);
  return (
    <PlainColourField
      {...frame}
      name={pointer}
      defaultValue={parts['']?.[0] ?? ''}
      pickLabel={t('pickColour', { name: frame.label })}
    />
  );
}
