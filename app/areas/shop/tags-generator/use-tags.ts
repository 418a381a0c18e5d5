import { useEffect, useState, type RefObject } from 'react';
import { generateTags, type TagInput, type Tags } from '#app/lib/tags/generate-tags.ts';
import { charactersOf } from '#app/lib/tags/tag-budget.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { TagAnswer } from './tags-page.server.ts';

export interface TagModel {
  /** Whether tags follow what is typed. */
  isLive: boolean;
  isEmpty: boolean;
  tags: Tags['tags'];
  kept: string[];
  /** What the kept ones take. */
  used: number;
  isKept: (tag: string) => boolean;
  keep: (tag: string, isKept: boolean) => void;
  /** Makes them of what the form says now. */
  read: (form: HTMLFormElement) => void;
}

/** The tags of a form: those of the server until something is typed, then those of this browser. */
export function useTags(
  { input: given, tags: answered, left, language }: TagAnswer,
  form: RefObject<HTMLFormElement>,
): TagModel {
  const [typed, setTyped] = useState<TagInput>();
  const [out, setOut] = useState<ReadonlySet<string>>(() => new Set(left));
  // Older browsers do not find words.
  const isLive = useHydrated() && 'Segmenter' in Intl;
  // Somebody may have typed before this script ran.
  useEffect(() => {
    if (!isLive || !form.current) return;
    const now = readInput(form.current);
    if (!isSame(now, given)) setTyped(now);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, [isLive]);
  const { tags } = typed ? generateTags(typed, { language }) : answered;
  const kept = tags.filter((tag) => !out.has(tag));
  const { title, description, keywords } = typed ?? given;
  return {
    ...{ isLive, tags, kept },
    read: (sent) => isLive && setTyped(readInput(sent)),
    isEmpty: `${title}${description}${keywords}`.trim() === '',
    used: charactersOf(kept),
    isKept: (tag) => !out.has(tag),
    keep: (tag, isKept) => {
      const next = new Set(out);
      if (isKept) next.delete(tag);
      else next.add(tag);
      setOut(next);
    },
  };
}

function readInput(form: HTMLFormElement): TagInput {
  const sent = new FormData(form);
  const textOf = (name: keyof TagInput) => String(sent.get(name) ?? '');
  return {
    title: textOf('title'),
    description: textOf('description'),
    keywords: textOf('keywords'),
  };
}

const isSame = (one: TagInput, other: TagInput): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.keywords === other.keywords;
