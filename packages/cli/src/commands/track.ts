import { defineCommand, UsageError } from '../command.ts';
import { print, printJson } from '../print.ts';

export const track = defineCommand({
  summary: 'Show where shipments are.',
  usage: `
waypost track NUMBER... [--json]
  Up to 100 tracking numbers.`,
  options: { json: { type: 'boolean' } },
  async run({ json, positionals: refs }, { connect }) {
    if (refs.length === 0) throw new UsageError('Name a tracking number.');
    const answer = await connect().tracking.lookUp({ refs });
    if (json) printJson(answer);
    for (const { ref, result, tracking } of json ? [] : answer.data) {
      print(ref, tracking?.status ?? result);
      for (const { code, at, place } of tracking?.data ?? []) {
        print(' ', at, code, place === null ? '' : `${place.city}, ${place.country}`);
      }
    }
    return answer.data.every(({ result }) => result === 'found') ? 0 : 1;
  },
});
