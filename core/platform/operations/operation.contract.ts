import type { z } from 'zod';
import type { ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import type { Permission } from './permissions.pure.ts';
import type { ErrorCode } from '#core/errors.ts';
import type { LocaleQuery } from '#core/platform/http/locale.contract.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';

/**
 * An operation of the API, said once: the core handles it, the panel calls it, the description and
 * the tests of who may call it are made of it. Plain data, which the browser may load as well.
 */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the names of its parameters in braces. */
  path: string;
  tag: string;
  summary: string;
  who: Who;
  /** How often whoever calls may do so: a customer by their account, others by their address. */
  limit?: Limit;
  /** A client names each call by an `Idempotency-Key`; sent again, it answers what it did at first. */
  once?: true;
  params?: z.ZodObject;
  /** Beside `locale`, which every operation takes. */
  query?: z.ZodObject;
  /** Beyond what every request may have; described and looked at, but not handed on. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Without a body, the fields of it are still looked at one by one. */
  bodyIsOptional?: true;
  /** How large a body may be where a megabyte is not right. */
  mostBytes?: number;
  /** Absent where nothing is answered but that it is done. */
  answer?: z.ZodType;
  /** What the answer is, for a reader of the description. */
  answered?: string;
  /** Where it is not 200. */
  status?: 201;
  /** The same for every visitor of an instance: made once, with an entity tag. */
  shared?: true;
  /** Its answer has an entity tag, by which a client that has it is told so. */
  tagged?: true;
  /** The media type of an answer that is written as a file, not by its schema. */
  file?: string;
  /** Other answers that are no refusals, by their status. */
  otherwise?: Partial<Record<202 | 204 | 302, { answer?: z.ZodType; answered: string }>>;
  /** It may be called where the instance is paused, though it is no reading. */
  paused?: 'allowed';
  /** Refusals beside those that the rest of this brings about. */
  refuses?: readonly ErrorCode[];
  /** Where programs may ask for it, it stands in the public description, with this call of it. */
  public?: ExampleCall | undefined;
}

/** What an example sends; the ids in it are replaced by such as there are. */
export interface ExampleCall {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  /** By what the call is known, where it is done once. */
  key?: string;
}

/** Who may call an operation; decided before its input is read. */
export type Who =
  /** The caller is not identified. */
  | { is: 'anyone' }
  /** A guest or a customer. */
  | ({ is: 'visitor' } & CustomerRules & ProgramRules)
  | ({ is: 'customer' } & CustomerRules & ProgramRules)
  | { is: 'staff'; permission: Permission };

/**
 * A frozen customer looks at everything, and does nothing unless it says otherwise; staff in the place
 * of one are not refused.
 */
interface CustomerRules {
  frozen?: 'allowed';
  impersonated?: 'refused';
}

interface ProgramRules {
  /** A program of the customer may call it as well, by a token with this scope. */
  token?: ApiScope;
  /** It reaches people or their money, so a program that only tries things out may not. */
  test?: 'refused';
}

export const anyone = { is: 'anyone' } as const satisfies Who;

export const visitor = <const Rules extends CustomerRules & ProgramRules = CustomerRules>(
  rules?: Rules,
) => ({ is: 'visitor', ...rules }) as { is: 'visitor' } & Rules; // Without rules, the default.

export const customer = <const Rules extends CustomerRules & ProgramRules = CustomerRules>(
  rules?: Rules,
) => ({ is: 'customer', ...rules }) as { is: 'customer' } & Rules; // Without rules, the default.

export const staff = (permission: Permission) => ({ is: 'staff', permission }) as const;

/** Whoever is frozen may look at all that they could look at before, by themselves and by programs. */
export const isOpenToFrozen = ({ method, who }: Pick<Operation, 'method' | 'who'>): boolean =>
  (who.is === 'customer' || who.is === 'visitor') && (method === 'GET' || who.frozen === 'allowed');

/** Where an instance is paused, nobody does there what a frozen customer may not. */
export const isOpenWhilePaused = ({
  method,
  who,
  paused,
}: Pick<Operation, 'method' | 'who' | 'paused'>): boolean =>
  method === 'GET' || paused === 'allowed' || ('frozen' in who && who.frozen === 'allowed');

/** Keeps what was written as it is, with the exact types of its parts. */
export const operation = <const Given extends Operation>(given: Given): Given => given;

/** The schema of a part; nothing where an operation does not take it. */
type Part<Given, Name extends keyof Operation> =
  Given extends Record<Name, infer Schema extends z.ZodType> ? Schema : z.ZodUndefined;

/** What a caller sends, a part for each that the operation takes. */
export type CallOf<Given extends Operation> = (Given extends { params: z.ZodType }
  ? { params: z.input<Part<Given, 'params'>> }
  : { params?: undefined }) &
  (Given extends { query: z.ZodType }
    ? OptionalIfEmpty<'query', Omit<z.input<Part<Given, 'query'>>, keyof LocaleQuery>>
    : { query?: undefined }) &
  (Given extends { body: z.ZodType }
    ? Given extends { bodyIsOptional: true }
      ? { body?: z.input<Part<Given, 'body'>> }
      : { body: z.input<Part<Given, 'body'>> }
    : { body?: undefined }) &
  (Given extends { once: true } ? { key: string } : { key?: undefined });

/** Left out where nothing in it is needed. */
type OptionalIfEmpty<Name extends string, Value> =
  Record<never, never> extends Value ? Partial<Record<Name, Value>> : Record<Name, Value>;

/** What arrives at the use case, checked. */
export interface InputOf<Given extends Operation> {
  params: z.output<Part<Given, 'params'>>;
  query: Given extends { query: z.ZodType }
    ? z.output<Part<Given, 'query'>> & LocaleQuery
    : LocaleQuery;
  body: z.output<Part<Given, 'body'>>;
  once: Given extends { once: true } ? OnceKey : undefined;
}

/** By what one call is known when it is sent again. */
export interface OnceKey {
  /** Without one, each is another call. */
  key: string | undefined;
  route: string;
}

/** What comes back. */
export type AnswerOf<Given extends Operation> =
  | (Given extends { answer: z.ZodType } ? z.output<Part<Given, 'answer'>> : undefined)
  | (Given extends { otherwise: infer Others } ? OtherAnswer<Others[keyof Others]> : never);

type OtherAnswer<Other> = Other extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
