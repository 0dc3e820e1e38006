import { initials, maskEmail, maskPhone, publicAddress } from '@waypost/domain/masking';
import { describe, expect, test } from 'vitest';
import {
  CANARY_FIELDS,
  canaryEmail,
  canaryName,
  canaryPhone,
  canaryWord,
  findCanaries,
} from './canary.ts';

const fieldsIn = (text: string) => [...new Set(findCanaries(text).map(({ field }) => field))];

describe('a canary', () => {
  test.each(CANARY_FIELDS)('of %s is found whole, with its field', (field) => {
    expect(fieldsIn(`{"name":"${canaryName(field)}"}`)).toEqual([field]);
    expect(fieldsIn(canaryEmail(field, 17))).toEqual([field]);
  });

  test('is found by any eight consecutive characters, also in capitals', () => {
    const word = canaryWord('scanNote');
    for (let at = 0; at + 8 <= word.length; at += 1) {
      const part = word.slice(at, at + 8);
      expect(fieldsIn(`x ${part} y`), part).toEqual(['scanNote']);
      expect(fieldsIn(part.toUpperCase()), part).toEqual(['scanNote']);
    }
  });

  test('is not found by seven characters', () => {
    const word = canaryWord('scanNote');
    for (let at = 0; at + 7 <= word.length; at += 1) {
      expect(fieldsIn(`- ${word.slice(at, at + 7)} -`)).toEqual([]);
    }
  });
});

describe('the phone of a canary', () => {
  const phone = canaryPhone('recipientPhone');

  test.each([
    ['as it was typed', phone],
    ['as digits', phone.replaceAll(/\D/g, '')],
    ['in an address', encodeURIComponent(phone)],
    ['by six digits of its middle', '172635'],
  ])('is found %s', (_name, text) => {
    expect(fieldsIn(text)).toEqual(['phone']);
  });

  test('is not seen in an id or a time that holds the same digits', () => {
    expect(fieldsIn('019a9081-7263-7263-8817-263554908172')).toEqual([]);
    expect(fieldsIn('{"level":30,"time":1763172635490}')).toEqual([]);
    expect(fieldsIn('"2026-11-15 17:18:17.263528+00"')).toEqual([]);
    expect(fieldsIn('-7887426849520817264')).toEqual([]);
    expect(fieldsIn('+1795089081.723566 [0 127.0.0.1:54092] "evalsha"')).toEqual([]);
  });
});

test('the output of the masks is not reported as a leak', () => {
  const shown = [
    initials(`${canaryName('shipperName')} ${canaryName('recipientName')}`),
    maskEmail(canaryEmail('shipperEmail', 4711)),
    maskPhone(canaryPhone('shipperPhone')),
    publicAddress(`${canaryName('recipientStreet')} 12, Oslo, Norway`),
  ];
  expect(shown.every((text) => text !== '')).toBe(true);
  expect(fieldsIn(shown.join('\n'))).toEqual([]);
});
