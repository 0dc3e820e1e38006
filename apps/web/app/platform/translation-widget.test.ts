import { expect, test } from 'vitest';
import { takesWidget } from './translation-widget.ts';

const URL = 'https://translate.example/element.js';

test('the widget is for languages without catalogs, and only if it is configured', () => {
  expect(takesWidget(URL, '/faq', 'yo')).toBe(true);
  expect(takesWidget(URL, '/faq', 'fr')).toBe(false);
  expect(takesWidget('', '/faq', 'yo')).toBe(false);
});

test('the widget is never on pages with private data', () => {
  const paths = ['/billing', '/dashboard', '/dashboard/profile', '/receipt/0', '/auth/login'];
  for (const path of [...paths, '/Billing', '/admin/login', '/t/0', '/track/case']) {
    expect(takesWidget(URL, path, 'yo'), path).toBe(false);
  }
  expect(takesWidget(URL, '/track', 'yo')).toBe(true);
  expect(takesWidget(URL, '/terms', 'yo')).toBe(true);
});
