/** The name, else what stands before the at-sign, else the word for any customer. */
export function displayNameOf(
  { name, email }: { name: string; email: string },
  nameless: string,
): string {
  return [name.trim(), email.split('@', 1)[0]?.trim(), nameless].find(Boolean) ?? nameless;
}
