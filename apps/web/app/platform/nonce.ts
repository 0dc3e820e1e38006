import { createContext } from 'react';

/** The nonce that allows scripts of this page. Only the server knows it; browsers hide it from scripts. */
export const Nonce = createContext<string | undefined>(undefined);
