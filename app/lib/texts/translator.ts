import type { Namespace, TextKey } from '#locales/text-keys.ts';

/** Of one namespace or several: a key without a namespace is of the first. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

type FirstOf<Of extends Namespaces> = Of extends readonly [
  infer First extends Namespace,
  ...unknown[],
]
  ? First
  : Of extends Namespace
    ? Of
    : never;

type AllOf<Of extends Namespaces> = Of extends readonly Namespace[] ? Of[number] : Of;

export type Say<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, unknown>>,
) => string;

/** Says a text of these namespaces, with values in it. */
export type Translator<Of extends Namespaces> = Say<TextKey<FirstOf<Of>, AllOf<Of> & Namespace>>;

/** Says any text by its key with its namespace; one without is of the shell. */
export type AnyTranslator = Say<TextKey<'shell', Namespace>>;
