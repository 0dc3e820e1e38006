/** The name, else what stands before the at-sign, else the word for any customer. */
export function displayNameOf(
  { name, email }: { name: string; email: string },
  nameless: string,
): string {
  return [name.trim(), email.split('@', 1)[0]?.trim(), nameless].find(Boolean) ?? nameless;
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    [...(word ?? '')].slice(0, 1).join(''),
  );
  return letters.join('').toLocaleUpperCase('en');
}
