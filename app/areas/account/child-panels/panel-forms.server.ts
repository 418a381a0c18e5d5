import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { newPassword, passwordAgain } from '#core/accounts/passwords/password.contract.ts';
import {
  childPanelPath,
  createChildPanelBody,
  type DomainCheck,
} from '#core/resale/child-panels/child-panel.contract.ts';
import {
  changeChildPanel,
  checkChildPanelDomain,
  closeChildPanel,
  createChildPanel,
  renewChildPanel,
} from '#core/resale/child-panels/child-panel.operations.ts';
import { refusedText } from '#app/lib/core/refused-text.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { handlerIn } from '#app/lib/forms/handler-in.ts';
import { newKeyFor, parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

const HERE = pagePath('child-panels');

const { domain_type: kind, domain } = createChildPanelBody.shape;

/** Two fields for the two kinds of a domain, since only one of them is shown. */
const ADDRESS = z.object({
  domain_type: kind,
  label: domain.optional(),
  host: domain.optional(),
});
const FIELD_OF = { subdomain: 'label', domain: 'host' } as const;

const NEW_PANEL = ADDRESS.extend({
  key: z.uuid(),
  name: createChildPanelBody.shape.name,
  password: newPassword,
  password_confirmation: passwordAgain,
});
export type NewPanelInput = z.input<typeof NEW_PANEL>;

type Address = z.output<typeof ADDRESS>;

const withDomain = <Fields extends Address>(fields: Fields, context: z.RefinementCtx) => {
  const field = FIELD_OF[fields.domain_type];
  const written = fields[field];
  if (written !== undefined) return { ...fields, domain: written };
  context.addIssue({ code: 'custom', params: { code: 'required' }, path: [field] });
  return z.NEVER;
};

const CHECKED = ADDRESS.transform(withDomain);
const CREATED = NEW_PANEL.superRefine(({ password, password_confirmation: again }, context) => {
  if (password === again) return;
  const path = ['password_confirmation'];
  context.addIssue({ code: 'custom', params: { code: 'mismatch' }, path });
}).transform(withDomain);

export const panelConstraint = formConstraint(NEW_PANEL);

/** What a form of the page was answered, where it leads nowhere. */
export interface PanelAnswer {
  /** For the form of a new panel. */
  result?: object;
  check?: DomainCheck;
  key?: string | undefined;
  /** What was refused of a panel, and of which. */
  refused?: { id: string; text: string };
}

type Handle = (context: AppLoadContext, form: FormData) => Promise<unknown>;

/** What the forms of the page do, by what they send as `form`. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  async check(context, form) {
    const { core, locale } = context;
    const submission = parseForm(form, { schema: CHECKED, locale });
    if (submission.status !== 'success') return answered(replyToForm(submission));
    const { domain_type, domain: written } = submission.value;
    const names = { domain: FIELD_OF[domain_type] };
    try {
      const query = { domain: written, domain_type };
      const { data: check } = await core.call(checkChildPanelDomain, { query });
      return answered(replyToForm(submission, { status: 200 }), { check });
    } catch (error) {
      return answered(refuseForm(submission, { error, locale, names }));
    }
  },
  async create(context, form) {
    const { core, locale, flash } = context;
    const submission = parseForm(form, { schema: CREATED, locale });
    if (submission.status !== 'success') return answered(replyToForm(submission));
    const { key, domain: written, domain_type, name, password } = submission.value;
    const body = { domain: written, domain_type, password, ...(name !== undefined && { name }) };
    const names = { domain: FIELD_OF[domain_type] };
    try {
      await patiently(() => core.call(createChildPanel, { key, body }));
    } catch (error) {
      const again = textsOf(locale).t('errors:again.panel');
      const reply = refuseForm(submission, { error, locale, names, again });
      return answered(reply, { key: newKeyFor(error) });
    }
    flash.leave('panelCreated');
    return redirect(HERE, 303);
  },
  renew: ofPanel('panelPaid', ({ core }, params) => core.call(renewChildPanel, { params })),
  renewalOn: ofPanel('saved', ({ core }, params) =>
    core.call(changeChildPanel, { params, body: { renews: true } }),
  ),
  renewalOff: ofPanel('saved', ({ core }, params) =>
    core.call(changeChildPanel, { params, body: { renews: false } }),
  ),
  close: ofPanel('saved', ({ core }, params) => core.call(closeChildPanel, { params })),
};

export const handlerOf = (form: FormData) => handlerIn(HANDLERS, form);

type PanelParams = z.output<typeof childPanelPath>;

/** What nothing has to be filled in for; what is refused is said at the panel. */
function ofPanel(
  done: FlashKey,
  act: (context: AppLoadContext, params: PanelParams) => Promise<unknown>,
): Handle {
  return async (context, form) => {
    const params = childPanelPath.safeParse({ childPanelId: form.get('panel') });
    if (!params.success) throw new Response(null, { status: 400 });
    try {
      await act(context, params.data);
    } catch (error) {
      return refusedAt(params.data.childPanelId, error);
    }
    context.flash.leave(done);
    return redirect(HERE, 303);
  };
}

function refusedAt(id: string, error: unknown) {
  const { text, status } = refusedText(error);
  return data({ refused: { id, text } } satisfies PanelAnswer, { status });
}

interface Reply {
  data: object;
  init: ResponseInit | null;
}

const answered = ({ data: result, init }: Reply, beside: Pick<PanelAnswer, 'check' | 'key'> = {}) =>
  data({ result, ...beside } satisfies PanelAnswer, init ?? undefined);
