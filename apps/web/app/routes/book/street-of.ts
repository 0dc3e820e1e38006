import { placeParts } from '@waypost/domain/places';

const MAX_STREET = 120;

/**
 * The street line in an address that was typed as one text: everything up to the part by which there
 * is a name and a number. "Rua Augusta 24, 1100-053 Lisboa" gives "Rua Augusta 24".
 */
export function streetOf(address: string): string {
  const parts = placeParts(address);
  const enough = parts.findIndex((_, at) => {
    const text = parts.slice(0, at + 1).join(' ');
    return /\p{L}/u.test(text) && /\p{N}/u.test(text);
  });
  const street = enough === -1 ? parts : parts.slice(0, enough + 1);
  return street.join(', ').slice(0, MAX_STREET);
}
