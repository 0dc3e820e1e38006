import { registration } from '../installation/people.ts';

export interface ProbedEndpoint {
  name: string;
  path: string;
  expectedStatus: number;
  /** Belongs to a registration under way, which is begun for every address beforehand. */
  continuesRegistration: boolean;
  body(email: string): object;
}

export const REGISTER: ProbedEndpoint = {
  name: 'register',
  path: '/api/auth/register',
  expectedStatus: 202,
  continuesRegistration: false,
  body: registration,
};

/** Where somebody who has only an address could ask about it. */
export const PROBED_ENDPOINTS: readonly ProbedEndpoint[] = [
  {
    name: 'login',
    path: '/api/auth/login',
    expectedStatus: 401,
    continuesRegistration: false,
    body: (email) => ({ email, password: 'not the password' }),
  },
  REGISTER,
  {
    name: 'forgot',
    path: '/api/auth/forgot',
    expectedStatus: 202,
    continuesRegistration: false,
    body: (email) => ({ email }),
  },
  {
    name: 'resend-otp',
    path: '/api/auth/resend-otp',
    expectedStatus: 202,
    continuesRegistration: true,
    body: (email) => ({ email }),
  },
  {
    name: 'verify-otp',
    path: '/api/auth/verify-otp',
    expectedStatus: 422,
    continuesRegistration: true,
    // right by accident once in a million tries
    body: (email) => ({ email, otp: '271828' }),
  },
];
