import { defineCommand, needed } from '../command.ts';
import { readParcel, readPlace } from '../goods.ts';
import { price, print, printJson } from '../print.ts';

export const rates = defineCommand({
  summary: 'Show what each service costs.',
  usage: `
waypost rates --from "DE 10119 Berlin" --to "FR 75001 Paris" --weight 2500 --size 300x200x100 [--json]
  --from, --to   country, postal code (- where there is none) and city
  --weight       grams
  --size         length x width x height in millimetres
  --json         the whole answer`,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    weight: { type: 'string' },
    size: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run({ from, to, weight, size, json }, { connect }) {
    const asked = {
      from: readPlace(needed(from, 'from'), 'from'),
      to: readPlace(needed(to, 'to'), 'to'),
      parcels: [readParcel(needed(weight, 'weight'), needed(size, 'size'))],
    };
    const answer = await connect().rates.list(asked);
    if (json) return printJson(answer);
    for (const { service, totalCents, currency, delivery, problems } of answer.rates) {
      const days = delivery === null ? '' : `${delivery.earliest} to ${delivery.latest}`;
      const reasons = problems.map(({ title }) => title).join(' ');
      print(service.padEnd(9), price(totalCents, currency).padStart(12), days || reasons);
    }
  },
});
