import { writeFileSync } from 'node:fs';
import { defineCommand, only, UsageError } from '../command.ts';
import { print } from '../print.ts';

export const label = defineCommand({
  summary: 'Save the label of a shipment.',
  usage: `
waypost label SHIPMENT [--format pdf|zpl] [--output FILE]
  SHIPMENT   its id, its tracking number, or ref: and your reference
  --output   - writes to standard output; default: TRACKINGNUMBER.pdf`,
  options: { format: { type: 'string', default: 'pdf' }, output: { type: 'string' } },
  async run({ format, output, positionals }, { connect }) {
    if (format !== 'pdf' && format !== 'zpl') throw new UsageError('--format is pdf or zpl.');
    const shipment = only(positionals, 'shipment');
    const waypost = connect();
    const { id, trackingNumber } = await waypost.shipments.read(shipment);
    const content = await waypost.shipments.readDocument(id, `label.${format}`);
    if (output === '-') return void process.stdout.write(content);
    const file = output ?? `${trackingNumber}.${format}`;
    writeFileSync(file, content);
    print(file);
  },
});
