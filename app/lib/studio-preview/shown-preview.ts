import type { DraftProblem } from './draft-problem.ts';
import type { PreviewView } from './preview-address.ts';

/** What the pages of a draft know of it; an alias, as those types are that go over the wire as they are. */
export type ShownPreview = {
  view: PreviewView;
  /** Differs whenever the draft does. */
  version: string;
  problems: DraftProblem[];
  /** The keys of its banners, which pages know by their place in the list. */
  bannerKeys: string[];
  /** The keys of its pages, by slug or else route name. */
  pageKeys: Record<string, string>;
  /** The ids of their blocks, in the order of the document. */
  blockIds: Record<string, string[]>;
};
