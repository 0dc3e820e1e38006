import { createHmac, hkdfSync } from 'node:crypto';

const LIFETIME_SECONDS = 24 * 60 * 60;
const SHIPPER = 0;

/**
 * What a browser sends that has opened the link mailed to the shipper. It is made with the secret of the
 * installation, because reading ten thousand mailboxes would take longer than what is tried out.
 */
export function asShipper(
  env: NodeJS.ProcessEnv,
  shipment: { id: string; shipperEmail: string },
): Record<string, string> {
  const secret = env['CODE_SECRET'] ?? '';
  const address = keyedHash(secret, 'email', Buffer.from(shipment.shipperEmail)).subarray(0, 8);
  const role = Buffer.from([SHIPPER]);
  const expiry = Buffer.alloc(4);
  expiry.writeUInt32BE(Math.floor(Date.now() / 1000) + LIFETIME_SECONDS);
  const id = Buffer.from(shipment.id.replaceAll('-', ''), 'hex');
  const body = Buffer.concat([id, role, expiry, address]);
  const token = Buffer.concat([body, keyedHash(secret, 'party_link', body).subarray(0, 16)]);
  return {
    cookie: `__Host-waypost-party=${token.toString('base64url')}`,
    'sec-fetch-site': 'same-origin',
  };
}

function keyedHash(secret: string, use: string, text: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `waypost ${use}`, 32));
  return createHmac('sha256', key).update(`${text.length}:`).update(text).digest();
}
