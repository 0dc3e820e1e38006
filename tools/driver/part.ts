/** The cases of one part: `2/3` is every third one from the second. Together the parts have each once. */
export function casesOfPart<Case>(cases: readonly Case[], part: string): Case[] {
  const [number = 0, of = 0] = part.split('/').map(Number);
  if (!(number >= 1 && number <= of)) throw new Error(`--part is 1/3 or so, not "${part}".`);
  return cases.filter((_, at) => at % of === number - 1);
}
