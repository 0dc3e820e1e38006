/** A UUID (version 8) from a hash in hex, for ids that must be the same whenever they are asked for. */
export function uuidOfDigest(hex: string): string {
  const [version, variant] = [`8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20, 32)].join('-');
}
