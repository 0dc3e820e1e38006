import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The purposes of keyed hashes. Each has its own key. */
type HashUse =
  | 'alias'
  | 'code'
  | 'email'
  | 'limit'
  | 'mail_return'
  | 'newsletter'
  | 'party_link'
  | 'phone'
  | 'recovery'
  | 'updates';

export type Secrets = {
  /** Without the key no one can find a short code or an address by trying them all. */
  keyedHash(use: HashUse, ...parts: (string | Buffer)[]): Buffer;
  /** AES-256-GCM; decrypts only for the same purpose. */
  seal(plain: string, sealedFor: string): Buffer;
  unseal(sealed: Buffer, sealedFor: string): string;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(codeSecret: string): Secrets {
  const keyFor = (label: string) =>
    Buffer.from(hkdfSync('sha256', codeSecret, '', `waypost ${label}`, 32));
  const hashKeys: Record<HashUse, Buffer> = {
    alias: keyFor('alias'),
    code: keyFor('code'),
    email: keyFor('email'),
    limit: keyFor('limit'),
    mail_return: keyFor('mail_return'),
    newsletter: keyFor('newsletter'),
    party_link: keyFor('party_link'),
    phone: keyFor('phone'),
    recovery: keyFor('recovery'),
    updates: keyFor('updates'),
  };
  const sealKey = keyFor('seal');

  return {
    keyedHash(use, ...parts) {
      const hmac = createHmac('sha256', hashKeys[use]);
      for (const part of parts) {
        const bytes = Buffer.from(part);
        // the length prefix keeps ('a', 'bc') and ('ab', 'c') apart
        hmac.update(`${bytes.length}:`).update(bytes);
      }
      return hmac.digest();
    },
    seal(plain, sealedFor) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(sealedFor));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed, sealedFor) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce)
        .setAAD(Buffer.from(sealedFor))
        .setAuthTag(tag);
      const plain = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    },
  };
}
