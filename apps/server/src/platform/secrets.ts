import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The purposes of keyed hashes. Each has its own key. By these, stored rows are found again. */
const INDEX_USES = [
  'address',
  'alias',
  'badge',
  'email',
  'limit',
  'phone',
  'pin',
  'mail_return',
  'shift_key',
] as const;
/** These prove that we made something. */
const PROOF_USES = [
  'agent_confirmation',
  'code',
  'delivery_code',
  'newsletter',
  'party_link',
  'rate',
  'recovery',
  'updates',
] as const;
type ProofUse = (typeof PROOF_USES)[number];
type HashUse = (typeof INDEX_USES)[number] | ProofUse;

export type Secrets = {
  /** Without the key no one can find a short code or an address by trying them all. */
  keyedHash(use: HashUse, ...parts: (string | Buffer)[]): Buffer;
  /** Of the secret that is in use and of each other that is still accepted: whoever has one of them has a proof. */
  acceptedHashes(use: ProofUse, ...parts: (string | Buffer)[]): Buffer[];
  /** AES-256-GCM; decrypts only for the same purpose. */
  seal(plain: string, sealedFor: string): Buffer;
  unseal(sealed: Buffer, sealedFor: string): string;
  /** Sealed with the secret that is in use; null if it is already. */
  sealAnew(sealed: Buffer, sealedFor: string): Buffer | null;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type SecretSettings = {
  CODE_SECRET: string;
  CODE_SECRETS_ACCEPTED?: readonly string[];
  INDEX_SECRET?: string | null;
};

/** Decision 118: what is made with a secret that is replaced stays valid as long as it is accepted. */
export function createSecrets(settings: SecretSettings): Secrets {
  const { CODE_SECRET: current, CODE_SECRETS_ACCEPTED: others = [] } = settings;
  const index = settings.INDEX_SECRET ?? current;
  const keysOf = (secret: string, uses: readonly string[]) =>
    new Map(uses.map((use) => [use, deriveKey(secret, use)]));
  const indexKeys = keysOf(index, INDEX_USES);
  const proofKeys = [current, ...others].map((secret) => keysOf(secret, PROOF_USES));
  const hashKeys = new Map([...indexKeys, ...(proofKeys[0] ?? [])]);
  const sealKeys = [current, ...others].map((secret) => deriveKey(secret, 'seal'));
  const [sealKey = Buffer.alloc(0)] = sealKeys;

  function seal(plain: string, sealedFor: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(sealedFor));
    const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  function unseal(sealed: Buffer, sealedFor: string): string {
    for (const key of sealKeys) {
      const plain = unsealWith(key, sealed, sealedFor);
      if (plain !== undefined) return plain;
    }
    throw new Error('This was sealed for something else, or with a secret that is not accepted.');
  }

  return {
    keyedHash: (use, ...parts) => hashWith(hashKeys.get(use), parts),
    acceptedHashes: (use, ...parts) => proofKeys.map((keys) => hashWith(keys.get(use), parts)),
    seal,
    unseal,
    sealAnew(sealed, sealedFor) {
      const isCurrent = unsealWith(sealKey, sealed, sealedFor) !== undefined;
      return isCurrent ? null : seal(unseal(sealed, sealedFor), sealedFor);
    },
  };
}

function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `waypost ${use}`, 32));
}

function hashWith(key: Buffer | undefined, parts: readonly (string | Buffer)[]): Buffer {
  if (key === undefined) throw new Error('This use has no key.');
  const hmac = createHmac('sha256', key);
  for (const part of parts) {
    const bytes = Buffer.from(part);
    // the length prefix keeps ('a', 'bc') and ('ab', 'c') apart
    hmac.update(`${bytes.length}:`).update(bytes);
  }
  return hmac.digest();
}

/** Undefined when another key sealed it. */
function unsealWith(key: Buffer, sealed: Buffer, sealedFor: string): string | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(Buffer.from(sealedFor))
    .setAuthTag(tag);
  const plain = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
