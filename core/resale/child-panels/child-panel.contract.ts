import { z } from 'zod';
import { newPassword } from '#core/accounts/passwords/password.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigId, wireAmount } from '#core/platform/http/wire.contract.ts';
import {
  CHILD_PANEL_STATUSES,
  DOMAIN_STATES,
  DOMAIN_TYPES,
  RECORD_STATES,
} from './child-panel-rules.pure.ts';

const LONGEST_HOST = 253;
const LONGEST_NAME = 60;
const LONGEST_REASON = 500;

const domain = z.string().trim().min(1).max(LONGEST_HOST);
const domainType = z.enum(DOMAIN_TYPES);

export const childPanel = z
  .object({
    id: bigId,
    name: z.string(),
    admin_email: z.string(),
    domain: z.string().meta({ description: 'The host it answers to.' }),
    domain_type: domainType,
    status: z.enum(CHILD_PANEL_STATUSES),
    is_set_up: z.boolean().meta({
      description: 'False while its services are still being taken over.',
    }),
    tariff_plan_price: wireAmount.meta({ description: 'A month, as it was agreed on.' }),
    created_at: z.iso.datetime(),
    expired_at: z.iso.datetime().meta({ description: 'Until then it is paid.' }),
    renews: z.boolean().meta({ description: 'Whether the next month is paid from the balance.' }),
    overdue_since: z.iso.datetime().nullable(),
    suspends_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it is paused unless it is paid for; null where nothing is due.' }),
    suspended: z
      .object({
        at: z.iso.datetime(),
        by_staff: z.boolean(),
        reason: z.string().nullable().meta({ description: 'What staff say of it.' }),
      })
      .nullable(),
    closes_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When one that is not renewed gives up its host.' }),
    closed_at: z.iso.datetime().nullable(),
    admin_client_domain: z.string().meta({ description: 'Where its owner sets it up.' }),
    user_client_domain: z.string().meta({ description: 'Where its customers order.' }),
  })
  .meta({ id: 'ChildPanel' });
export type ChildPanel = z.infer<typeof childPanel>;

const childPanelTerms = z
  .object({
    price: wireAmount.nullable().meta({
      description: 'A month; null where no panels are offered.',
    }),
    subdomains_of: z
      .string()
      .nullable()
      .meta({ description: 'The host below which labels are given; null where none are.' }),
    balance: wireAmount,
  })
  .meta({ id: 'ChildPanelTerms' });

export const childPanelsAnswer = z.object({
  data: z.array(childPanel).meta({ description: 'The latest first; closed ones as well.' }),
  meta: childPanelTerms,
});
export type ChildPanels = z.infer<typeof childPanelsAnswer>;
export const childPanelAnswer = z.object({ data: childPanel });

export const createChildPanelBody = z.strictObject({
  domain: domain.meta({
    description: 'A label or a whole host for a subdomain, a whole host for an own domain.',
  }),
  domain_type: domainType,
  password: newPassword.meta({
    description: 'Of its owner, whose address is that of the account; only a hash is kept.',
  }),
  name: z.string().trim().min(1).max(LONGEST_NAME).optional().meta({
    description: 'What its visitors read in the header; made of the domain where it is left out.',
  }),
});
export type CreateChildPanelInput = z.infer<typeof createChildPanelBody>;

export const domainCheckQuery = localeQuery.extend({ domain, domain_type: domainType });
export type DomainCheckQuery = z.infer<typeof domainCheckQuery>;

const domainCheck = z
  .object({
    host: z.string().nullable().meta({ description: 'As it would answer; null where none is.' }),
    state: z.enum(DOMAIN_STATES),
    record: z
      .object({
        type: z.literal('TXT'),
        name: z.string(),
        value: z.string(),
        state: z.enum(RECORD_STATES),
        found: z.array(z.string()).meta({ description: 'What stands there instead.' }),
      })
      .nullable()
      .meta({ description: 'What proves an own domain; null for a subdomain.' }),
  })
  .meta({ id: 'ChildPanelDomainCheck' });
export type DomainCheck = z.infer<typeof domainCheck>;
export const domainCheckAnswer = z.object({ data: domainCheck });

export const childPanelPath = z.object({ childPanelId: z.string().regex(/^\d{1,18}$/) });

export const changeChildPanelBody = z.strictObject({ renews: z.boolean().optional() });

export const suspendChildPanelBody = z.strictObject({
  reason: z.string().trim().max(LONGEST_REASON).optional(),
});

export const childPanelIdOf = (text: string): bigint | undefined =>
  /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;
