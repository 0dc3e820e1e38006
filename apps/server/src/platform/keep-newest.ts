/** Sets an entry of a map that holds `most` of them at the most: the one that was set longest ago goes. */
export function keepNewest<K, V>(entries: Map<K, V>, most: number, key: K, value: V): void {
  // a map keeps the order of insertion, and setting a key that is there would leave it in its place
  entries.delete(key);
  entries.set(key, value);
  const { value: oldest } = entries.keys().next();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
