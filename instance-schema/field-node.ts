import type { DocumentKind } from './document-kinds.ts';

/** How a single value is asked for; `x-control` in a schema says it where its type does not. */
export const LEAF_CONTROLS = [
  'amount',
  'choices',
  'code',
  'colour',
  'countries',
  'country',
  'decimal',
  'email',
  'fixed',
  'font',
  'icon',
  'identity',
  'language',
  'languages',
  'link',
  'localized-html',
  'localized-line',
  'localized-text',
  'moment',
  'network',
  'network-slug',
  'number',
  'offer',
  'percent',
  'picture-address',
  'position',
  'radio',
  'route',
  'routes',
  'select',
  'sequence',
  'service',
  'service-types',
  'services',
  'switch',
  'text',
  'text-area',
  'words',
] as const;

export type LeafControl = (typeof LEAF_CONTROLS)[number];

/** A neighbour has one of these values, or none of them. */
export interface FieldCondition {
  name: string;
  is?: readonly unknown[];
  isNot?: readonly unknown[];
}

interface AnyField {
  /** Its name in the object that it stands in. */
  name: string;
  /** Where its texts are, below `label` and `help`: the object it stands in and its name there. */
  text: string;
  hasHelp?: true;
  isRequired?: true;
  default?: unknown;
  /** The page of the studio it stands on; of settings alone. */
  group?: string;
  /** What it is shown together with. */
  section?: string;
  /** It means something only then. */
  when?: FieldCondition;
}

export interface LeafField extends AnyField {
  control: LeafControl;
  /** What can be chosen. */
  options?: readonly string[];
  /** Where the texts of the options are, below `option`; without it they are shown as written. */
  optionText?: string;
  /** Its values, or those in the list that it is, are numbers. */
  isNumeric?: true;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** A moment that is written in UTC. */
  isUtc?: true;
}

/** Several values under one name. */
export interface ObjectField extends AnyField {
  control: 'object' | 'picture';
  fields: readonly FieldNode[];
}

export interface ListField extends AnyField {
  control: 'list';
  maxItems?: number;
  /** Of each entry; of one that is of several kinds, `kinds` says them. */
  fields?: readonly FieldNode[];
  /** By what the property `type` of an entry says. */
  kinds?: Readonly<Record<string, readonly FieldNode[]>>;
  /** Where the names of the kinds are, below `option`. */
  optionText?: string;
  /** Its entries are whole documents of a kind, as the children of a menu item are. */
  same?: DocumentKind;
}

export type FieldNode = LeafField | ObjectField | ListField;
