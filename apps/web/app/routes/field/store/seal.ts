/** Encrypted data on the phone, which only the key of its shift opens. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

/** The key of a shift, encrypted by the PIN. */
export type WrappedKey = Sealed & { salt: Uint8Array<ArrayBuffer>; rounds: number };

/** Iterations that OWASP advises for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;

/** `key` is base64 of 32 bytes, as sent by the server. The imported key cannot be exported. */
export function importKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** `place` is authenticated: a value that is moved to another place does not open there. */
export async function seal(
  key: CryptoKey,
  place: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(algorithmOf(iv, place), key, bytes);
  return { iv, data };
}

export async function unseal(
  key: CryptoKey,
  place: string,
  { iv, data }: Sealed,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt(algorithmOf(iv, place), key, data));
}

export function sealJson(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  return seal(key, place, new TextEncoder().encode(JSON.stringify(value)));
}

export async function unsealJson<Value>(
  key: CryptoKey,
  place: string,
  sealed: Sealed,
): Promise<Value> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, place, sealed))) as Value;
}

export async function wrapKey(key: string, pin: string, rounds = ROUNDS): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const sealed = await seal(await keyOfPin(pin, salt, rounds), 'key', fromBase64(key));
  return { ...sealed, salt, rounds };
}

/** Null when the PIN is wrong. */
export async function unwrapKey(wrapped: WrappedKey, pin: string): Promise<CryptoKey | null> {
  const keyOfThePin = await keyOfPin(pin, wrapped.salt, wrapped.rounds);
  try {
    const bytes = await unseal(keyOfThePin, 'key', wrapped);
    return await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
}

async function keyOfPin(
  pin: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(pin);
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function algorithmOf(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (symbol) => symbol.codePointAt(0) ?? 0);
}
