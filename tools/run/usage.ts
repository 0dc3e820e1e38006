/** For programs with few arguments: --help prints how to use them, an unknown option refuses with it. */
export function expectOptions(usage: string, known: readonly string[] = []): void {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  const unknown = args.find((arg) => arg.startsWith('-') && !known.includes(arg));
  if (unknown === undefined) return;
  console.error(`Unknown option ${unknown}.\n\nUsage: ${usage}`);
  process.exit(2);
}
