/** Names of cities in our languages. Made by tools/places/extract-names.py. */
export const NAMES_FILE = new URL('../../../../db/place-names.tsv', import.meta.url);
