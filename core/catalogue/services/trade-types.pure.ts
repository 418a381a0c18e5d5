import { isTargetKind, ruleOf, type TargetKind } from './target-kinds.pure.ts';

export interface TradeType {
  name: string;
  /** Sold as a whole, at one price. */
  isFixed?: true;
  /** The lines of its first field are the quantity. */
  isCounted?: true;
  /** Can be delivered in runs, where the service allows it. */
  hasRuns?: true;
  /** What it asks for beside the link. */
  kinds: readonly TargetKind[];
}

/**
 * The types of the trade that a service can be of; the first that fits is the one. A service that
 * asks for what no type has is sold by forms alone.
 */
export const TRADE_TYPES = [
  { name: 'Custom Comments Package', isFixed: true, kinds: ['comments'] },
  { name: 'Package', isFixed: true, kinds: [] },
  { name: 'Custom Comments', isCounted: true, kinds: ['comments'] },
  { name: 'Custom Comments', isCounted: true, kinds: ['textarea'] },
  { name: 'Mentions Custom List', isCounted: true, kinds: ['usernames'] },
  { name: 'Mentions with Hashtags', kinds: ['usernames', 'hashtags'] },
  { name: 'Mentions', kinds: ['usernames'] },
  { name: 'Mentions Hashtag', kinds: ['hashtag'] },
  { name: 'Mentions User Followers', kinds: ['followers_of'] },
  { name: 'Mentions Media Likers', kinds: ['media'] },
  { name: 'Comment Likes', kinds: ['comment_author'] },
  { name: 'Poll', kinds: ['answer_number'] },
  { name: 'Invites from Groups', kinds: ['groups'] },
  { name: 'SEO', kinds: ['seo_keywords'] },
  {
    name: 'Web Traffic',
    hasRuns: true,
    kinds: ['country', 'device', 'type_of_traffic', 'google_keyword', 'referring_url'],
  },
  { name: 'Default', hasRuns: true, kinds: [] },
] as const satisfies readonly TradeType[];

const ROWS: readonly TradeType[] = TRADE_TYPES;

interface Sold {
  isFixed: boolean;
  isCounted: boolean;
  targets: readonly { view_type: string | null }[];
}

/** The type that a service is of; undefined where it asks for more than any has. */
export function tradeTypeOf({ isFixed, isCounted, targets }: Sold): TradeType | undefined {
  const kinds = targets.map(({ view_type: kind }) => kind).filter(isTargetKind);
  const needed = kinds.filter((kind) => ruleOf(kind).isNeeded === 'always');
  return ROWS.find(
    (type) =>
      (type.isFixed ?? false) === isFixed &&
      (!type.isCounted || isCounted) &&
      type.kinds.every((kind) => kinds.includes(kind)) &&
      needed.every((kind) => type.kinds.includes(kind)),
  );
}

/** The type that goes by this name, whoever wrote it how. */
export function tradeTypeNamed(name: string): TradeType | undefined {
  const written = name.trim().toLowerCase();
  return ROWS.find((type) => type.name.toLowerCase() === written);
}
