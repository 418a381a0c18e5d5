import { z } from 'zod';

/** Asks for one of everything that a form can hold. */
export const ORDER_SCHEMA = z.object({
  email: z.email(),
  password: z.string().min(8).max(200),
  link: z.url().optional(),
  country: z.string().length(2),
  network: z.enum(['DE', 'JP']),
  quantity: z.int().min(100).max(1_000_000).multipleOf(10),
  pace: z.int().min(1).max(30),
  budget: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .optional(),
  speed: z.enum(['slow', 'fast']),
  plan: z.enum(['slow', 'fast']).optional(),
  contact: z.array(z.enum(['mail', 'phone'])).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  notes: z.string().max(1000).optional(),
  receipt: z.file().max(5_000_000).optional(),
  remind: z.boolean().optional(),
  agree: z.literal(true),
});
