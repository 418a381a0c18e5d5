import { z } from 'zod';

/** Any characters, spaces too; the use case refuses those that are easy to guess. */
export const newPassword = z.string().min(8).max(128);
/** One that is only compared may be any; its length limits the work. */
export const knownPassword = z.string().min(1).max(1024);
/** Compared with the password itself. */
export const passwordAgain = z.string().max(1024);
