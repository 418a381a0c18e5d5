import { z } from 'zod';

export const oneTimeToken = z.string().regex(/^[\w-]{43}$/);

export const oneTimeTokenBody = z.object({ token: oneTimeToken });
