import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { LeafField } from '#instance-schema/field-node.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { MoneyField, TextField } from '#app/ui/fields/text-field.tsx';
import { useLeaf, type LeafProps } from './use-leaf.tsx';

/** What is written in one line or in several. */
export function WrittenField(props: LeafProps) {
  const { field, pointer } = props;
  const { t } = useTranslation('studio-fields');
  const { frame, parts, standard } = useLeaf(props);
  const text = parts['']?.[0] ?? '';
  const own = { ...frame, name: pointer, defaultValue: text, placeholder: standard || undefined };
  // A line end in a line would be lost as soon as a browser had it.
  if (isLong(field) || text.includes('\n')) return <TextArea {...own} />;
  switch (field.control) {
    case 'amount':
      return <MoneyField {...own} prefix="$" />;
    case 'decimal':
      return <MoneyField {...own} />;
    case 'percent':
      return <MoneyField {...own} suffix="%" />;
    case 'number':
      return <TextField {...own} inputMode="numeric" autoComplete="off" />;
    case 'email':
      return <TextField {...own} inputMode="email" autoComplete="off" spellCheck={false} />;
    case 'link':
    case 'picture-address':
      return (
        <TextField {...own} inputMode="url" autoComplete="off" spellCheck={false} list={PATHS} />
      );
    case 'words':
      return (
        <TextArea {...own} placeholder={field.isNumeric ? t('editor.ids') : t('editor.lines')} />
      );
    default:
      return <TextField {...own} autoComplete="off" />;
  }
}

/** The id of the list of paths that every form of the studio ends with. */
export const PATHS = 'studio-paths';

const isLong = ({ control }: LeafField) => control === 'text-area' || control === 'code';
