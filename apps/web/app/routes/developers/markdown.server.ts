import type { Translate } from '@waypost/i18n/messages';
import { translatorOf } from '../../platform/catalogs.tsx';
import { site } from '../../platform/site.server.ts';
import { changes, findGuide, guides, pathOfGuide, quickstart } from './content.server.ts';
import { readProblem, v1ProblemCodes } from './problems.server.ts';
import { type FieldOf, listResources, readResource } from './resource.server.ts';

type Words = { words: Translate<'developers'>; sentence: Translate<'problems'> };

async function readWords(): Promise<Words> {
  return {
    words: await translatorOf('en', 'developers'),
    sentence: await translatorOf('en', 'problems'),
  };
}

/** The same page as Markdown, in English. Undefined if the page does not exist. */
export async function markdownOf(path: string): Promise<string | undefined> {
  const [area = '', name] = path.replace(/^\/developers\/?/, '').split('/');
  if (area === 'quickstart') return guideText(quickstart);
  if (area === 'guides') {
    const guide = findGuide(name ?? '');
    return guide && guideText(guide);
  }
  if (area === 'reference') return name === undefined ? referenceText() : resourceText(name);
  const said = await readWords();
  if (area === 'changelog') return changelogText(said);
  if (area === 'errors') return name === undefined ? errorsText(said) : errorText(name, said);
  return undefined;
}

/** Lists all pages with links to their Markdown, in the format of llmstxt.org. */
export async function listOfPages(): Promise<string> {
  const { words } = await readWords();
  const page = (title: string, path: string, text: string) =>
    `- [${title}](${site.origin}${path}.md): ${text}`;
  return [
    '# Waypost API for programs',
    '',
    `> ${words('lead')}`,
    '',
    `Base address: ${site.origin}/api/v1. Send a key as \`Authorization: Bearer wpc_test_…\`. Weights are grams, lengths millimetres, amounts cents.`,
    '',
    '## Guides',
    '',
    ...[quickstart, ...guides].map((guide) =>
      page(guide.title['en'] ?? guide.name, pathOfGuide(guide), guide.summary),
    ),
    '',
    '## Reference',
    '',
    `- [OpenAPI document](${site.origin}/api/v1/openapi.json): every endpoint as OpenAPI 3.1, with examples`,
    ...listResources().map(({ slug, title, calls }) =>
      page(title, `/developers/reference/${slug}`, `${calls.length} endpoints`),
    ),
    page(words('errors'), '/developers/errors', words('errorsLead')),
    page(words('changelog'), '/developers/changelog', words('changelogLead')),
    '',
  ].join('\n');
}

function guideText(guide: typeof quickstart): string {
  const setup =
    guide === quickstart
      ? ''
      : `The TypeScript and Python code uses the function \`waypost\` of the [quickstart](${site.origin}/developers/quickstart.md).\n\n`;
  return `# ${guide.title['en']}\n\n${guide.summary}\n\n${setup}${absolute(guide.body)}\n`;
}

function changelogText({ words }: Words): string {
  const entries = changes.map(
    ({ title, date, body }) => `## ${title} (${date})\n\n${absolute(body)}\n`,
  );
  return [`# ${words('changelog')}\n`, ...entries].join('\n');
}

function errorsText({ words, sentence }: Words): string {
  const lines = v1ProblemCodes.map(
    (code) =>
      `- [\`${code}\`](${site.origin}/developers/errors/${code}.md) (${readProblem(code)?.status}): ${sentence(code)}`,
  );
  return `# ${words('errors')}\n\n${lines.join('\n')}\n`;
}

function errorText(name: string, { words, sentence }: Words): string | undefined {
  const problem = readProblem(name);
  if (problem === undefined) return undefined;
  const { code, status, isRetryable, isOfEveryCall, text, calls } = problem;
  return [
    `# ${code}`,
    sentence(code),
    `- HTTP status: ${status}`,
    `- ${words('retry')} ${words(isRetryable ? 'retry.yes' : 'retry.no')}`,
    ...(text === undefined
      ? []
      : [`## ${words('means')}`, text.means, `## ${words('act')}`, text.act]),
    ...(calls.length === 0
      ? []
      : [
          `## ${words('answeredBy')}`,
          isOfEveryCall
            ? words('everyEndpoint')
            : calls.map(({ method, path }) => `- \`${method} ${path}\``).join('\n'),
        ]),
  ]
    .join('\n\n')
    .concat('\n');
}

function referenceText(): string {
  const parts = listResources().map(({ slug, title, calls }) =>
    [
      `## [${title}](${site.origin}/developers/reference/${slug}.md)`,
      '',
      ...calls.map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}`),
      '',
    ].join('\n'),
  );
  return ['# Reference\n', ...parts].join('\n');
}

function resourceText(slug: string): string | undefined {
  const resource = readResource(slug);
  if (resource === undefined) return undefined;
  const operations = resource.operations.map((operation) =>
    [
      `## ${operation.method} ${operation.path}`,
      operation.summary,
      `Scope: \`${operation.scope}\`.`,
      ...listed('Parameters', operation.parameters),
      ...(operation.body.length > 0 ? [`Body: ${operation.body.join(', ')}`] : []),
      ...listed('Body', operation.fields),
      operation.answers
        .map(({ status, objects, mediaTypes }) => {
          const what = objects.length > 0 ? objects : mediaTypes;
          return `Answer ${status}: ${what.join(', ')}`;
        })
        .join('\n\n'),
      `Refusals: ${operation.refusals.join(', ')}`,
    ].join('\n\n'),
  );
  const objects = resource.objects.map(({ name, fields, choices }) =>
    [
      `### ${name}`,
      ...(choices.length > 0 ? [`One of: ${choices.join(', ')}`] : []),
      fields.map(fieldLine).join('\n'),
    ].join('\n\n'),
  );
  return [`# ${resource.title}`, ...operations, '## Objects', ...objects, ''].join('\n\n');
}

function listed(name: string, fields: readonly FieldOf[]): string[] {
  return fields.length === 0 ? [] : [`${name}:`, fields.map(fieldLine).join('\n')];
}

function fieldLine({ name, type, isRequired, description, values, isOpen }: FieldOf): string {
  const kind = `${type.word || type.objects.join(' | ')}${type.isList ? '[]' : ''}${type.isNullable ? ' | null' : ''}`;
  const choice =
    values.length === 0
      ? ''
      : ` One of: ${values.join(', ')}${isOpen ? ', and others to come' : ''}.`;
  return `- \`${name}\` (${kind}${isRequired ? ', required' : ''}): ${description}${choice}`;
}

function absolute(markdown: string): string {
  return markdown.replaceAll('](/', `](${site.origin}/`);
}
