import type { FieldNode, LeafField, ListField, ObjectField } from '#instance-schema/field-node.ts';

export const isListField = (field: FieldNode): field is ListField => field.control === 'list';

export const isObjectField = (field: FieldNode): field is ObjectField =>
  field.control === 'object' || field.control === 'picture';

/** A field of one value. */
export const isLeafField = (field: FieldNode): field is LeafField =>
  !isListField(field) && !isObjectField(field);
