import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';

/** The field of the trade's contract that holds what the customer wrote beside the link. */
const WRITTEN_IN: Readonly<Record<string, string>> = {
  'custom comments': 'comments',
  'custom comments package': 'comments',
  mentions: 'usernames',
  'mentions with hashtags': 'usernames',
  'mentions custom list': 'usernames',
  'mentions hashtag': 'hashtag',
  'mentions user followers': 'username',
  'mentions media likers': 'media',
  'comment likes': 'username',
  poll: 'answer_number',
  'invites from groups': 'groups',
  seo: 'keywords',
};

/** Where the quantity is that of the lines, or of the package. */
const WITHOUT_QUANTITY: ReadonlySet<string> = new Set([
  'package',
  'custom comments',
  'custom comments package',
  'mentions custom list',
]);

/** These take one thing and not a list. */
const ONE_LINE: ReadonlySet<string> = new Set(['hashtag', 'username', 'media', 'answer_number']);

interface Ordered {
  tradeType: string;
  sourceKey: string;
  requestId: string;
  url: string;
  quantity: number;
  targets: readonly TargetableValue[];
}

/** An order in the words in which the trade asks for one. */
export function addParameters(order: Ordered): Record<string, string> {
  const type = order.tradeType.trim().toLowerCase();
  const field = Object.hasOwn(WRITTEN_IN, type) ? WRITTEN_IN[type] : undefined;
  const written = order.targets.flatMap(({ values }) => values);
  return {
    service: order.sourceKey,
    link: order.url,
    request_id: order.requestId,
    ...(!WITHOUT_QUANTITY.has(type) && { quantity: String(order.quantity) }),
    ...(field !== undefined && {
      [field]: ONE_LINE.has(field) ? (written[0] ?? '') : written.join('\n'),
    }),
    ...(type === 'mentions with hashtags' && { hashtags: hashtagsIn(written).join('\n') }),
  };
}

const hashtagsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('#'));
