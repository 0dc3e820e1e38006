import { expect, test } from 'vitest';
import { serviceData } from './service-data.ts';

test('the structured data of a service names its carrier, and its page in the same language', () => {
  const page = {
    name: 'Fret',
    description: 'Fret par air, mer et route.',
    address: 'https://waypost.example/services/freight?lang=fr',
    home: 'https://waypost.example/?lang=fr',
  };
  expect(serviceData(page)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        name: page.name,
        description: page.description,
        url: page.address,
        provider: { '@type': 'Organization', name: 'Waypost', url: page.home },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Waypost', item: page.home },
          { '@type': 'ListItem', position: 2, name: page.name, item: page.address },
        ],
      },
    ],
  });
});
