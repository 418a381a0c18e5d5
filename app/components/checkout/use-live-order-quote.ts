import { useHref } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutLine } from '#app/lib/checkout/checkout-line.server.ts';
import { FAST_LINE, spedUpLines } from '#app/lib/checkout/sped-up-lines.ts';
import type { OrderQuote } from '#app/lib/checkout/order-quote.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { postForJson } from '#app/lib/http/post-for-json.ts';
import { textIn } from '#app/lib/forms/text-in.ts';

/** As long as nobody has changed anything for this many milliseconds, as calls.md has it. */
const QUIET_MS = 600;

interface LiveQuoteOptions {
  formId: string;
  type: string;
  lines: readonly (CheckoutLine & { lineId?: number })[];
  known: Known;
}

/** What the server has worked out last, and for what. */
interface Known {
  quote: OrderQuote | undefined;
  lines: readonly CheckoutLine[];
  payment: string;
  coupon: string;
  isFast: boolean;
  /** The lines of a cart that are sped up. */
  fastLines: readonly string[];
}

type Asked = Pick<Known, 'lines' | 'payment' | 'coupon' | 'isFast'> & { type: string };

function askedFor({ type, lines, payment, coupon, isFast }: Asked): string {
  // A total does not depend on what is said to the service, which may be long.
  const told = JSON.stringify(lines.map((line) => ({ ...line, targetable_values: [] })));
  const query = { lines: told, type, payment, coupon_code: coupon, speedup: isFast ? '1' : '' };
  return new URLSearchParams(query).toString();
}

type Choices = Pick<Known, 'payment' | 'coupon' | 'isFast' | 'fastLines'>;

const choicesOf = ({ payment, coupon, isFast, fastLines }: Choices): Choices => ({
  ...{ payment, coupon, isFast, fastLines },
});

function choicesIn(form: HTMLFormElement): Choices {
  const now = new FormData(form);
  return choicesOf({
    payment: textIn(now, 'payment', 30),
    coupon: textIn(now, 'coupon_code', 100),
    isFast: now.get('speedup') === '1',
    fastLines: now.getAll(FAST_LINE).map(String),
  });
}

/** What the lines come to as they are now: asked for once they have stayed as they are for a while. */
export function useLiveOrderQuote({ formId, type, lines, known }: LiveQuoteOptions) {
  const address = useHref(pagePath('checkout/:call', { call: 'total' }));
  const [live, setLive] = useState<{ asked: string; quote: OrderQuote | undefined }>();
  const [typed, setTyped] = useState(known);
  const [shownFor, setShownFor] = useState(known.quote);
  const latest = useRef(0);
  const choices = { payment: typed.payment, coupon: typed.coupon, isFast: typed.isFast };
  const asked = askedFor({ type, lines: spedUpLines(lines, typed.fastLines), ...choices });
  const [knownAs, setKnownAs] = useState(askedFor({ type, ...known }));
  if (known.quote !== shownFor) {
    // A newer word of the server's, which need not be about what stands here by now.
    setShownFor(known.quote);
    setLive(undefined);
    setKnownAs(askedFor({ type, ...known }));
  }

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => {
      const now = choicesIn(form);
      setTyped((before) =>
        JSON.stringify(now) === JSON.stringify(choicesOf(before)) ? before : { ...before, ...now },
      );
    };
    // Typed before the script ran or while a newer word was on its way, or brought back by the browser.
    read();
    // The boxes of lines belong to the form and stand outside of it.
    const readOwn = ({ target }: Event) => {
      if (target instanceof Element && 'form' in target && target.form === form) read();
    };
    document.addEventListener('input', readOwn);
    return () => document.removeEventListener('input', readOwn);
  }, [formId, known.quote]);

  const isKnown = asked === knownAs || asked === live?.asked;
  useEffect(() => {
    latest.current += 1;
    const own = latest.current;
    if (isKnown || lines.length === 0) return;
    const timer = setTimeout(() => {
      const done = (quote: OrderQuote | undefined) => {
        if (own === latest.current) setLive({ asked, quote });
      };
      postForJson(address, asked).then(
        // The answer of an action of ours.
        (answer) => done(answer as OrderQuote),
        () => done(undefined),
      );
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [address, asked, isKnown, lines.length]);

  // Whoever takes a change back is where the server was asked before; what is not known yet leaves
  // what was known in its place, so that nothing jumps.
  const shown = asked === knownAs ? undefined : live;
  const quote = shown ? shown.quote : known.quote;
  return {
    // Of what is not ordered any more there is no total.
    quote: lines.length === 0 ? undefined : quote,
    ...{ isAsking: !isKnown && lines.length > 0, isLive: shown !== undefined },
    ...{ payment: typed.payment, coupon: typed.coupon },
  };
}
