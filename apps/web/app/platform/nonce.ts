import { createContext } from 'react';

/** What lets a script of this page run. Only the server knows it; browsers hide it from scripts. */
export const Nonce = createContext<string | undefined>(undefined);
