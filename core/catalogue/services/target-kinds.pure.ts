/** What one value of a kind must be like; a text is anything. */
export type Form = 'text' | 'username' | 'hashtag' | 'link' | 'answer' | 'choice';

interface KindRule {
  /** The field of the trade's contract that it is written in. */
  field: string;
  takes: 'lines' | 'one';
  form: Form;
  /** `counted` where its lines are the quantity. */
  isNeeded: 'always' | 'counted';
  /** For `choice`: `1` up to this. */
  choices?: number;
  /** Asked for only with this value of another kind; else it means nothing. */
  onlyWith?: { kind: string; value: string };
}

const NEEDED = { isNeeded: 'always' } as const;
const LINES = { ...NEEDED, takes: 'lines' } as const;
const ONE = { ...NEEDED, takes: 'one' } as const;

/** All that a customer can be asked for beside the link. */
export const TARGET_KINDS = {
  comments: { field: 'comments', takes: 'lines', form: 'text', isNeeded: 'counted' },
  textarea: { field: 'comments', takes: 'lines', form: 'text', isNeeded: 'counted' },
  seo_keywords: { field: 'keywords', form: 'text', ...LINES },
  usernames: { field: 'usernames', form: 'username', ...LINES },
  hashtags: { field: 'hashtags', form: 'hashtag', ...LINES },
  hashtag: { field: 'hashtag', form: 'hashtag', ...ONE },
  followers_of: { field: 'username', form: 'username', ...ONE },
  comment_author: { field: 'username', form: 'username', ...ONE },
  media: { field: 'media', form: 'link', ...ONE },
  answer_number: { field: 'answer_number', form: 'answer', ...ONE },
  groups: { field: 'groups', form: 'text', ...LINES },
  country: { field: 'country', form: 'text', ...ONE },
  device: { field: 'device', form: 'choice', choices: 5, ...ONE },
  type_of_traffic: { field: 'type_of_traffic', form: 'choice', choices: 3, ...ONE },
  google_keyword: {
    ...{ field: 'google_keyword', form: 'text', ...ONE },
    onlyWith: { kind: 'type_of_traffic', value: '1' },
  },
  referring_url: {
    ...{ field: 'referring_url', form: 'link', ...ONE },
    onlyWith: { kind: 'type_of_traffic', value: '2' },
  },
} as const satisfies Record<string, KindRule>;
export type TargetKind = keyof typeof TARGET_KINDS;

// Object.keys forgets that the keys are those of the table.
export const KINDS = Object.keys(TARGET_KINDS) as readonly TargetKind[];

export function isTargetKind(kind: string | null | undefined): kind is TargetKind {
  return kind != null && Object.hasOwn(TARGET_KINDS, kind);
}

/** The table, as rows of which some say more than others. */
export const ruleOf = (kind: TargetKind): KindRule => TARGET_KINDS[kind];

/** What is chosen of a kind that has a fixed list: `1`, `2` and so on. */
export function choicesOf(kind: TargetKind): string[] {
  const { choices = 0 } = ruleOf(kind);
  return Array.from({ length: choices }, (_, at) => String(at + 1));
}

const COUNTABLE: readonly (string | null)[] = [
  'comments',
  'textarea',
  'usernames',
] satisfies TargetKind[];

/** Whether its lines can be the quantity. */
export const isCountable = (kind: string | null): boolean => COUNTABLE.includes(kind);

/** A value of the kinds that others are asked for by; nothing where it is not said. */
export type SaidOf = (kind: string) => string | undefined;

interface Said {
  viewType: string | null;
  values: readonly string[];
}

/** The same of what was written; of a list, its first line. */
export const saidIn =
  (written: readonly Said[]): SaidOf =>
  (kind) =>
    written.find(({ viewType }) => viewType === kind)?.values[0];

/** Whether this is asked for, as the rest is answered. */
export function isAskedFor(kind: TargetKind, saidOf: SaidOf): boolean {
  const { onlyWith } = ruleOf(kind);
  return !onlyWith || saidOf(onlyWith.kind) === onlyWith.value;
}
