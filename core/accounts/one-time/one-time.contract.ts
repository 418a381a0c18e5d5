import { z } from 'zod';

export const oneTimeToken = z.string().regex(/^[\w-]{43}$/);
