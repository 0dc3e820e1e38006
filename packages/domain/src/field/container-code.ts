import { makeShortCode, readShortCode } from './short-code.ts';

export const makeContainerCode = (randomBytes: Uint8Array) => makeShortCode('WPC', randomBytes);
export const readContainerCode = (text: string) => readShortCode('WPC', text);

/** WPC 7K2M 9QX4 A, as people read it aloud. */
export function formatContainerCode(code: string): string {
  return code.replace(/^(.{3})(.{4})(.{4})(.*)$/, '$1 $2 $3 $4');
}
