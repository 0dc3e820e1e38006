import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { MIN_PASSWORD_LENGTH } from '@waypost/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createBoundedQueue } from './bounded-queue.ts';
import { Problem } from './http/problem.ts';
import { isPredictable, type Person } from './predictable-password.ts';

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long when there is no hash to compare with. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
};

/** OWASP's second choice for argon2id; 16 to 31 ms on two cores. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two cores' worth of work; fifty waiting take under two seconds. */
const QUEUE = { running: 2, waiting: 50 };

export function createPasswords(): Passwords {
  const inTurn = createBoundedQueue(QUEUE);
  let dummyHash: Promise<string> | undefined;
  const readDummyHash = () => (dummyHash ??= hash(randomBytes(32), ARGON2ID));
  return {
    hash: (password) => inTurn(() => hash(password, ARGON2ID)),
    matches: (passwordHash, password) =>
      inTurn(async () => {
        const isRight = await verify(passwordHash ?? (await readDummyHash()), password);
        return isRight && passwordHash !== undefined;
      }),
  };
}

/** About 49,000 common passwords, the most frequent of leaked lists. */
const COMMON = new Set(
  (dictionary['passwords-common'] ?? [])
    .filter((word) => word.length >= MIN_PASSWORD_LENGTH)
    .map((word) => word.toLowerCase()),
);

/** One rule for customers and staff. */
export function refuseWeakPassword(password: string, person: Person): void {
  // characters as a person counts them, not UTF-16 units
  if ([...password].length < MIN_PASSWORD_LENGTH) throw new Problem('password_too_short');
  if (COMMON.has(password.toLowerCase())) throw new Problem('password_too_common');
  if (isPredictable(password, person)) throw new Problem('password_too_predictable');
}
