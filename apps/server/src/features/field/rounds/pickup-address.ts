/**
 * Street and postal code of a pickup, which is kept as one text: name, street, more of it, postal code and city, region,
 * country. Empty where the text does not say.
 */
export function readPickupAddress(
  text: string,
  city: string,
): { street: string; postalCode: string } {
  const parts = text.split(',').map((part) => part.trim());
  const town = parts.findLastIndex((part) => part.toLowerCase().endsWith(city.toLowerCase()));
  if (city === '' || town < 1) return { street: '', postalCode: '' };
  return {
    // a name may have a comma of its own
    street: parts.slice(1, town).find((part) => /\d/.test(part)) ?? '',
    postalCode: (parts[town] ?? '').slice(0, -city.length).trim(),
  };
}
