import { deletePasskeysOf } from './passkey.store.ts';

/** All of a customer, for who can prove nothing any more; answers their ids. */
export const takeAwayPasskeys = deletePasskeysOf;
