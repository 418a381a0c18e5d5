import { useHref, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { subtotalIn } from '#core/money/display-amount.pure.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
import type { QuantityAnswer } from '#app/lib/order-form/answers.ts';
import { lineField } from '#app/lib/order-form/form-entries.ts';
import type { FormService } from '#app/lib/order-form/known.ts';
import { lineCost } from '#app/lib/order-form/line-cost.ts';
import { IN_DOLLARS } from '#app/lib/i18n/numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { ShellData } from '#app/shell/shell-data.server.ts';
import { MoneyField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { UnscriptedButton } from './intent-button.tsx';
import { controlId, useLine } from './order-context.ts';

/** As long as nobody has typed for this many milliseconds, as calls.md has it. */
const QUIET_MS = 500;

interface SubtotalFieldProps {
  at: number;
  service: FormService;
}

/** What the line costs; whoever writes a sum gets the quantity that it pays for. */
export function SubtotalField({ at, service }: SubtotalFieldProps) {
  const { t } = useTranslation('ordering');
  const numbers = useNumbers();
  const { rate } = useRouteLoaderData<ShellData>('shell')?.displayCurrency ?? IN_DOLLARS;
  const { line, shares, change } = useLine(at);
  const address = useHref(pagePath('orders/create/quantity'));
  const [typed, setTyped] = useState<string>();
  const [problems, setProblems] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(subtotal: string) {
    setTyped(subtotal);
    setProblems([]);
    clearTimeout(timer.current);
    latest.current += 1;
    const own = latest.current;
    const query = new URLSearchParams({
      service: String(service.isRestricted ? service.slug : service.id),
      subtotal,
      guarantee: line.isGuarantee && service.hasGuarantee ? '1' : '0',
    });
    timer.current = setTimeout(() => {
      fetchJson(`${address}?${query.toString()}`).then(
        // The answer of a loader of ours.
        (answer) => done(own, answer as QuantityAnswer),
        () => done(own, { quantity: null, problems: [] }),
      );
    }, QUIET_MS);
  }

  function done(own: number, answer: QuantityAnswer) {
    if (own !== latest.current) return;
    setProblems(answer.problems);
    if (answer.quantity !== null) {
      change({ kind: 'plain', line: at, part: { quantity: answer.quantity } });
    }
  }

  const cost = lineCost({ ...line, isDripFeed: false }, service, shares);
  const shown = numbers.field(subtotalIn(cost, rate));
  return (
    <Stack gap={2}>
      <MoneyField
        id={controlId(at, 'subtotal')}
        name={lineField(at, 'subtotal')}
        label={line.isDripFeed ? t('subtotal.ofRun') : t('subtotal.label')}
        hint={t('subtotal.hint')}
        prefix={numbers.sign}
        value={typed ?? shown}
        errors={problems}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => {
          // What cannot be read stays to be mended.
          if (problems.length === 0) setTyped(undefined);
        }}
      />
      <UnscriptedButton intent={`subtotal:${at}`}>{t('subtotal.apply')}</UnscriptedButton>
    </Stack>
  );
}
