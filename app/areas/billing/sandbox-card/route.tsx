import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CARD_BEHAVIOURS } from '#core/billing/payments/sandbox/sandbox-card.contract.ts';
import {
  decideSandboxCard,
  getSandboxCard,
} from '#core/billing/payments/sandbox/sandbox-card.operations.ts';
import * as styles from '#app/components/payment/sandbox-page.css.ts';
import { Decisions, SandboxPage } from '#app/components/payment/sandbox-page.tsx';
import { afterDecision, atSandbox } from '#app/areas/billing/at-sandbox.server.ts';
import { cardName } from '#app/lib/money/card-name.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { wayBack } from '#app/lib/money/payment-place.ts';

export const handle = { i18n: ['payments'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const title = textsOf(locale).getFixedT(locale, 'payments')('sandboxCard.title');
  const { data } = await atSandbox(
    core.call(getSandboxCard, { params: { reference: params['reference'] ?? '' } }),
  );
  return { title, brand: data.brand, state: data.state, cards: data.cards, back: backOf(data) };
}

interface Decided {
  state: string;
  success_url: string;
  cancel_url: string;
}

function backOf({ state, success_url: success, cancel_url: cancel }: Decided): string {
  return wayBack(state === 'open' ? cancel : success) ?? pagePath('finances/cards');
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const reference = params['reference'] ?? '';
  const asked = (await readForm(request)).get('decision');
  const decision = ([...CARD_BEHAVIOURS, 'decline'] as const).find((known) => known === asked);
  if (decision === undefined) throw new Response(null, { status: 400 });
  const decided = context.core.call(decideSandboxCard, {
    params: { reference },
    body: { decision },
  });
  return afterDecision(decided, {
    page: pagePath('sandbox-gateway/cards/:reference', { reference }),
    backOf,
  });
}

export default function SandboxCard() {
  const { title, brand, state, cards, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  return (
    <SandboxPage text={t('sandboxCard.text')} {...{ title, brand, back }}>
      {state === 'open' ? (
        <Decisions
          first="accept"
          decisions={[
            ...cards.map((card) => ({
              value: card.behaviour,
              label: t(`sandboxCard.save.${card.behaviour}`, { card: cardName(card) }),
            })),
            { value: 'decline', label: t('sandboxCard.decline') },
          ]}
        />
      ) : (
        <p className={styles.said}>{t(`sandboxCard.state.${state}`)}</p>
      )}
    </SandboxPage>
  );
}
