import { describe, expect, it } from 'vitest';
import type { Block } from './mail-blocks.ts';
import { layOut } from './mail-layout.ts';

const blocks: Block<string>[] = [
  { heading: 'A heading' },
  {
    headline: 'Expected today',
    event: 'In transit',
    progress: { reached: 2, station: 'step 3 of 5', words: 'step 3 of 5' },
  },
  { paragraph: 'Hello <b>Ada</b> & "co"' },
  { code: '012345' },
  { facts: [['Route', 'Ghent <b> Lyon']] },
  { link: { label: 'Open', url: 'https://waypost.example/x?a=1&b=2' } },
  { links: [{ label: 'Receipt', url: 'https://waypost.example/receipt' }] },
  {
    smallPrint: 'Small print',
    links: [{ label: 'Leave', url: 'https://waypost.example/leave?a=1' }],
  },
];

describe('an email', () => {
  const { text, html } = layOut({ locale: 'en', subject: 'Subject', blocks });

  it('has the same text in plain text and in HTML, with addresses in the plain text alone', () => {
    const read = html
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(html).toContain('href="https://waypost.example/leave?a=1"');
    expect(text).toContain('Leave:\nhttps://waypost.example/leave?a=1\n');
    const words = (of: string) => of.match(/[\w<>/&"]+/g)?.filter((word) => word !== 'Waypost');
    expect(words(read)).toEqual(words(text.replaceAll(/https:\S+/g, '')));
  });

  it('draws the route line as a table, with its station as words for those who do not see it', () => {
    expect(html).toContain('role="img" aria-label="step 3 of 5"');
    expect(html).not.toMatch(/<svg|display:\s*(flex|grid)/);
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
    const parcel = {
      trackingNumber: 'WP1',
      trackUrl: 'https://waypost.example/track?ref=</script>',
      destinationCountry: 'FR',
      expected: null,
    };
    const card = layOut({ locale: 'en', subject: 'Subject', blocks, parcel }).html;
    expect(card.match(/<script type="application\/ld\+json">|<\/script>/g)).toHaveLength(2);
  });
});
