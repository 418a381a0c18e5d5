import { z } from 'zod';

/** The use case decides whether a mail server would take it; this only refuses what is no address. */
export const emailText = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .regex(/^[^@\s]+@[^@\s]+$/, { error: 'invalid_email' })
  .meta({ format: 'email' });
