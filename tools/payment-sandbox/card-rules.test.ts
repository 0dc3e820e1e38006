import { describe, expect, it, test } from 'vitest';
import {
  brandOf,
  cvcLength,
  findFaults,
  formatExpiry,
  groupNumber,
  parseExpiry,
  passesLuhn,
} from './card-rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('the brand of a card', () => {
  test.each([
    ['34', 'amex'],
    ['37', 'amex'],
    ['36', 'unknown'],
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'unknown'],
    ['2220', 'unknown'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['222', 'unknown'],
    ['5060', 'verve'],
    ['5061', 'verve'],
    ['5062', 'unknown'],
    ['5078', 'verve'],
    ['5079', 'verve'],
    ['6500', 'verve'],
    ['650', 'verve'],
    ['65', 'unknown'],
    ['6011', 'unknown'],
    ['', 'unknown'],
  ])('beginning with %j is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });
});

describe('a card number', () => {
  test.each([
    ['visa of 16 digits', '4242424242424242'],
    ['visa of 13 digits', '4222222222222'],
    ['visa of 19 digits', '4000000000000000006'],
    ['mastercard', '5555555555554444'],
    ['mastercard of the newer range', '2223003122003222'],
    ['amex', '378282246310005'],
    ['verve of 16 digits', '6500000000000002'],
    ['verve of 18 digits', '507850785078507812'],
    ['verve of 19 digits', '5060666666666666666'],
    ['unknown brand of 12 digits', '601100000004'],
    ['unknown brand of 16 digits', '6011111111111117'],
  ])('of a %s is valid', (_, number) => {
    expect(findFaults({ ...good, number, cvc: cvcOf(number) }, NOW)).toEqual([]);
  });

  test.each([
    ['a wrong last digit', '4242424242424241'],
    ['two digits swapped', '4242424242422442'],
    ['visa of 15 digits', '424242424242424'],
    ['visa of 14 digits', '42424242424242'],
    ['mastercard of 15 digits', '555555555555558'],
    ['amex of 16 digits', '3782822463100052'],
    ['verve of 15 digits', '506000000000009'],
    ['eleven digits', '60110000001'],
    ['twenty digits', '42424242424242424242'],
    ['nothing', ''],
  ])('with %s is not', (_, number) => {
    expect(findFaults({ ...good, number, cvc: cvcOf(number) }, NOW)).toEqual(['number']);
  });

  it('fails the check by its digits, not by its length', () => {
    for (const number of ['424242424242424', '42424242424242', '506000000000009', '60110000001']) {
      expect([number, passesLuhn(number)]).toEqual([number, true]);
    }
  });

  it('is written in groups of four, digits only, at most 19', () => {
    expect(groupNumber('4242-4242x4242 4242')).toBe('4242 4242 4242 4242');
    expect(groupNumber('42424')).toBe('4242 4');
    expect(groupNumber('4242')).toBe('4242');
    expect(groupNumber('12345678901234567890123')).toBe('1234 5678 9012 3456 789');
  });
});

describe('an expiry date', () => {
  test.each(['11/26', '12/26', '01/27', '1/27', '12 / 30'])('%s is to come', (expiry) => {
    expect(findFaults({ ...good, expiry }, NOW)).toEqual([]);
  });

  test.each(['10/26', '12/25', '13/30', '00/30', '1230', '12/3', '12/2030', ''])(
    '%j is refused',
    (expiry) => {
      expect(findFaults({ ...good, expiry }, NOW)).toEqual(['expiry']);
    },
  );

  it('is good until its month has ended everywhere', () => {
    const card = { ...good, expiry: '11/26' };
    expect(findFaults(card, new Date('2026-12-01T11:00:00Z'))).toEqual([]);
    expect(findFaults(card, new Date('2026-12-01T13:00:00Z'))).toEqual(['expiry']);
  });

  it('is a month and a year', () => {
    expect(parseExpiry('03/31')).toEqual({ month: 3, year: 2031 });
  });

  test.each([
    ['1', false, '1'],
    ['12', false, '12/'],
    ['12/', true, '12'],
    ['4', false, '04/'],
    ['1/', false, '01/'],
    ['1230', false, '12/30'],
    ['12/30', false, '12/30'],
    ['12/309', false, '12/30'],
  ])('typed as %j (deleting: %j) reads %j', (typed, isDeleting, reads) => {
    expect(formatExpiry(typed, isDeleting)).toBe(reads);
  });
});

describe('a CVC', () => {
  it('has four digits on an amex, else three', () => {
    expect(cvcLength('amex')).toBe(4);
    expect(cvcLength('unknown')).toBe(3);
    expect(findFaults({ ...good, cvc: '1234' }, NOW)).toEqual(['cvc']);
    expect(findFaults({ ...good, cvc: '12a' }, NOW)).toEqual(['cvc']);
    const amex = { ...good, number: '378282246310005' };
    expect(findFaults({ ...amex, cvc: '123' }, NOW)).toEqual(['cvc']);
    expect(findFaults({ ...amex, cvc: '1234' }, NOW)).toEqual([]);
  });
});

function cvcOf(number: string): string {
  return brandOf(number) === 'amex' ? '1234' : '123';
}
