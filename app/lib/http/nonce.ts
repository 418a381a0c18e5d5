import { createContext } from 'react';

/** The nonce of this answer, on the server only: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
