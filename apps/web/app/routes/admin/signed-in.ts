import type { StaffSignedIn } from '@waypost/contract/client';
import { createContext } from 'react-router';

/** Whoever passed the guard of the console, for the loaders and actions behind it. */
export const signedInContext = createContext<StaffSignedIn>();
