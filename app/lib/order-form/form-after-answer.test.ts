import { expect, test } from 'vitest';
import { formOf } from '#core/ordering/form/order-groups.pure.ts';
import { NEW_LINE } from '#core/ordering/form/order-line.pure.ts';
import { formAfterAnswer } from './form-after-answer.ts';

const withLink = (url: string) => formOf({ ...NEW_LINE, url });

test.each([
  ['takes the answer where nothing was touched', 'sent', 'sent', 'answered'],
  ['keeps what was filled in meanwhile', 'sent', 'typed', 'typed'],
  ['takes the answer where nothing was sent from here', undefined, 'typed', 'answered'],
])('a form %s', (_what, sent, now, kept) => {
  const forms = { now: withLink(now), answered: withLink('answered') };
  const said = sent === undefined ? undefined : withLink(sent);
  expect(formAfterAnswer({ ...forms, sent: said })).toEqual(withLink(kept));
});
