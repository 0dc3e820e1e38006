type ServicePage = {
  name: string;
  description: string;
  /** Of the page, in its language. */
  address: string;
  /** Of the home page, in the same language. */
  home: string;
};

/** The service of a page and the way to it from the home page, in the words of schema.org. */
export function serviceData({ name, description, address, home }: ServicePage): object {
  const carrier = { '@type': 'Organization', name: 'Waypost', url: home };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Service', name, description, url: address, provider: carrier },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Waypost', item: home },
          { '@type': 'ListItem', position: 2, name, item: address },
        ],
      },
    ],
  };
}
