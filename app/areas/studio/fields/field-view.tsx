import type { FieldNode } from '#instance-schema/field-node.ts';
import { isListField, isObjectField } from '../form/field-kinds.ts';
import { isLocalized, isTicked } from '../form/shown-parts.ts';
import { RadioField, SelectField, SwitchField } from './chosen-field.tsx';
import { CodeField } from './code-field.tsx';
import { ColourField } from './colour-field.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import * as styles from './fields.css.ts';
import { IdentityField } from './identity-field.tsx';
import { ListField } from './list-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { MomentField } from './moment-field.tsx';
import { ObjectField } from './object-field.tsx';
import { PictureAddressField, PictureField } from './picture-field.tsx';
import { SequenceField } from './sequence-field.tsx';
import { ServicesField } from './services-field.tsx';
import { TickedField } from './ticked-field.tsx';
import { WrittenField } from './written-field.tsx';
import type { LeafProps } from './use-leaf.tsx';

interface FieldViewProps {
  field: FieldNode;
  pointer: string;
  value: unknown;
}

/** One field with everything that is said of it; scripts find it by its pointer. */
export function FieldView({ field, pointer, value }: FieldViewProps) {
  return (
    <div className={isShort(field) ? styles.short : styles.wide} data-pointer={pointer}>
      <FieldControl field={field} pointer={pointer} value={value} />
      <ConflictChoice field={field} pointer={pointer} />
    </div>
  );
}

function FieldControl({ field, pointer, value }: FieldViewProps) {
  if (isListField(field)) return <ListField {...{ field, pointer, value }} />;
  if (!isObjectField(field)) return <LeafControl {...{ field, pointer, value }} />;
  const Control = field.control === 'picture' ? PictureField : ObjectField;
  return <Control {...{ field, pointer, value }} />;
}

function LeafControl(props: LeafProps) {
  const { control } = props.field;
  if (isLocalized(control)) return <LocalizedField {...props} />;
  switch (control) {
    case 'switch':
      return <SwitchField {...props} />;
    case 'radio':
      return <RadioField {...props} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'moment':
      return <MomentField {...props} />;
    case 'sequence':
      return <SequenceField {...props} />;
    case 'code':
      return <CodeField {...props} />;
    case 'service':
    case 'services':
      return <ServicesField {...props} />;
    case 'picture-address':
      return <PictureAddressField {...props} />;
    case 'identity':
      return <IdentityField {...props} />;
    case 'select':
    case 'country':
    case 'icon':
    case 'route':
    case 'font':
    case 'network':
    case 'network-slug':
    case 'offer':
    case 'language':
      return <SelectField {...props} />;
    default:
      return isTicked(control) ? <TickedField {...props} /> : <WrittenField {...props} />;
  }
}

const SHORT: readonly FieldNode['control'][] = [
  'amount',
  'colour',
  'country',
  'decimal',
  'email',
  'font',
  'icon',
  'identity',
  'language',
  'moment',
  'network',
  'network-slug',
  'number',
  'offer',
  'percent',
  'radio',
  'route',
  'select',
  'text',
  'link',
];

const isShort = ({ control }: FieldNode): boolean => SHORT.includes(control);
