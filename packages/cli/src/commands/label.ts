import { writeFileSync } from 'node:fs';
import { defineCommand, only, UsageError } from '../command.ts';
import { print } from '../print.ts';

export const label = defineCommand({
  summary: 'Save the label of a shipment.',
  usage: `
waypost label SHIPMENT [--format pdf|zpl|png] [--size 4x6|a6] [--output FILE]
  SHIPMENT   its id, its tracking number, or ref: and your reference
  --output   - writes to standard output; default: TRACKINGNUMBER.pdf`,
  options: {
    format: { type: 'string', default: 'pdf' },
    size: { type: 'string', default: '4x6' },
    output: { type: 'string' },
  },
  async run({ format, size, output, positionals }, { connect }) {
    if (!isFormat(format)) throw new UsageError('--format is pdf, zpl or png.');
    if (size !== '4x6' && size !== 'a6') throw new UsageError('--size is 4x6 or a6.');
    const shipment = only(positionals, 'shipment');
    const waypost = connect();
    const { id, trackingNumber } = await waypost.shipments.read(shipment);
    const content = await waypost.shipments.readDocument(
      id,
      size === 'a6' ? `label-a6.${format}` : `label.${format}`,
    );
    if (output === '-') return void process.stdout.write(content);
    const file = output ?? `${trackingNumber}.${format}`;
    writeFileSync(file, content);
    print(file);
  },
});

function isFormat(text: string): text is 'pdf' | 'zpl' | 'png' {
  return ['pdf', 'zpl', 'png'].includes(text);
}
