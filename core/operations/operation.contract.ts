import type { z } from 'zod';
import type { Permission } from '#core/accounts/permissions.pure.ts';
import type { ErrorCode } from '#core/errors.ts';

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
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Without a body, the fields of it are still looked at one by one. */
  bodyIsOptional?: true;
  /** Absent where nothing is answered but that it is done. */
  answer?: z.ZodType;
  /** What the answer is, for a reader of the description. */
  answered?: string;
  /** Refusals beside those that `who`, the input and `once` bring about. */
  refuses?: readonly ErrorCode[];
}

/** Who may call an operation; decided before anything that was sent is looked at. */
export type Who =
  | { is: 'anyone' }
  /** A guest, or a customer who is not frozen. */
  | { is: 'visitor' }
  | { is: 'customer'; frozen?: 'allowed'; impersonated?: 'refused' }
  | { is: 'staff'; permission: Permission };

export const anyone = { is: 'anyone' } as const satisfies Who;
export const visitor = { is: 'visitor' } as const satisfies Who;

export const customer = <Rules extends Omit<Extract<Who, { is: 'customer' }>, 'is'>>(
  rules: Rules,
) => ({ is: 'customer', ...rules }) as const;

export const staff = (permission: Permission) => ({ is: 'staff', permission }) as const;

/** Keeps what was written as it is, with the exact types of its parts. */
export const operation = <const Given extends Operation>(given: Given): Given => given;

type Schema<Given extends Operation, Part extends 'params' | 'query' | 'body'> =
  Given extends Record<Part, infer Found extends z.ZodType> ? Found : never;

/** What a caller sends, a part for each that the operation takes. */
export type CallOf<Given extends Operation> = (Given extends { params: z.ZodType }
  ? { params: z.input<Schema<Given, 'params'>> }
  : { params?: undefined }) &
  (Given extends { query: z.ZodType }
    ? { query?: z.input<Schema<Given, 'query'>> }
    : { query?: undefined }) &
  (Given extends { body: z.ZodType }
    ? Given extends { bodyIsOptional: true }
      ? { body?: z.input<Schema<Given, 'body'>> }
      : { body: z.input<Schema<Given, 'body'>> }
    : { body?: undefined });

/** What arrives at the use case, checked. */
export interface InputOf<Given extends Operation> {
  params: Given extends { params: z.ZodType } ? z.output<Schema<Given, 'params'>> : undefined;
  query: Given extends { query: z.ZodType } ? z.output<Schema<Given, 'query'>> : undefined;
  body: Given extends { body: z.ZodType } ? z.output<Schema<Given, 'body'>> : undefined;
}

/** What comes back. */
export type AnswerOf<Given extends Operation> = Given extends {
  answer: infer Answer extends z.ZodType;
}
  ? z.output<Answer>
  : undefined;
