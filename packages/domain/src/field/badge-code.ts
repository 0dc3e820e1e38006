import { makeShortCode, readShortCode } from './short-code.ts';

export const makeBadgeCode = (randomBytes: Uint8Array) => makeShortCode('WPB', randomBytes);
export const readBadgeCode = (text: string) => readShortCode('WPB', text);
