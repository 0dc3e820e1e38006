import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../installation/server-process.ts';

/** The code of a package's README: what opens it, the journey, and how webhooks are received. */
export function readmeCode(name: string, language: 'ts' | 'python' | 'sh' | 'csv') {
  const text = readFileSync(join(REPOSITORY, 'packages', name, 'README.md'), 'utf8');
  const [opening = '', ...sections] = text.split(/^## /m);
  const codeOf = (part: string) =>
    [...part.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
      .filter(([, written]) => written === language)
      .map(([, , code]) => code)
      .join('\n');
  const isOfWebhooks = (section: string) => section.startsWith('Webhooks\n');
  const journey = sections.filter((section) => !isOfWebhooks(section)).map(codeOf);
  return {
    opening: codeOf(opening),
    journey: journey.join('\n'),
    webhooks: sections.filter(isOfWebhooks).map(codeOf).join('\n'),
  };
}
