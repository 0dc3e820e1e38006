import { escapeHtml } from '../html.ts';

export interface Page {
  status: number;
  html: string;
  /** Where its form may lead in the end; browsers check redirects too. */
  leadsTo?: string | undefined;
}

/** A plain page in a bank's manner: one column, one matter. `content` is HTML. */
export function page(status: number, title: string, content: string, leadsTo?: string): Page {
  return {
    status,
    leadsTo,
    html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="/assets/tokens.css" />
    <link rel="stylesheet" href="/assets/pages/pages.css" />
  </head>
  <body>
    <main>
      <p class="notice">Payment sandbox. No money moves here.</p>
      <h1>${escapeHtml(title)}</h1>
      ${content}
    </main>
  </body>
</html>
`,
  };
}

/** Names and values, one below the other. */
export function factList(rows: string[][]): string {
  const facts = rows.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${facts.join('')}</dl>`;
}

export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
