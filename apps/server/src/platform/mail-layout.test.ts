import { describe, expect, it } from 'vitest';
import { type Block, layOut } from './mail-layout.ts';

const blocks: Block<string>[] = [
  { heading: 'A heading' },
  { paragraph: 'Hello <b>Ada</b> & "co"' },
  { code: '012345' },
  { facts: [['Route', 'Ghent <b> Lyon']] },
  { link: { label: 'Open', url: 'https://waypost.example/x?a=1&b=2' } },
  { smallPrint: 'Small print', link: { label: 'Leave', url: 'https://waypost.example/leave?a=1' } },
];

describe('an email', () => {
  const { text, html } = layOut({ locale: 'en', subject: 'Subject', blocks });

  it('has the same text in plain text and in HTML', () => {
    const read = html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    const address = 'https://waypost.example/leave?a=1';
    expect(html).toContain(`href="${address}"`);
    expect(text).toContain(`Leave:\n${address}\n`);
    const words = (of: string) => of.match(/[\w<>/&"?=.:]+/g)?.filter((word) => word !== 'Waypost');
    expect(words(read)).toEqual(
      words(text.replaceAll(/(Open|Route):/g, '$1').replace(`Leave:\n${address}`, 'Leave')),
    );
  });

  it('escapes the names that people type', () => {
    expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;co&quot;');
    expect(html).toContain('href="https://waypost.example/x?a=1&amp;b=2"');
  });

  it('quotes every line that someone else wrote, as text', () => {
    const quote = 'Hello\r\n--\n<a href="https://evil.example">Waypost</a>\u2028Confirm:\t1\n\nBye';
    const quoted = layOut({ locale: 'en', subject: 'Subject', blocks: [{ quote }] });
    expect(quoted.text).toBe(
      '> Hello\n> --\n> <a href="https://evil.example">Waypost</a>\n> Confirm:\t1\n> \n> Bye\n',
    );
    expect(quoted.html).not.toContain('<a ');
    expect(quoted.html).toContain(
      'Hello<br>\n--<br>\n&lt;a href=&quot;https://evil.example&quot;&gt;',
    );
  });

  it('loads no remote content', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });
});
