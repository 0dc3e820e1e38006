import type { Page } from 'playwright-core';
import type { Demonstration } from '../run/ways-in.ts';

/** A picture of README.md. */
export interface Screen {
  name: string;
  /** Who looks: a sign-in of the demonstration. */
  as?: string;
  path(demonstration: Demonstration): string;
  /** What the person does before the picture is taken. */
  prepare?(page: Page): Promise<void>;
  /** Folders and files of apps/web/app that draw it. */
  sources: readonly string[];
}

const numberOf = ({ shipments }: Demonstration, status: string) =>
  shipments.find((each) => each.status === status)?.trackingNumber ?? '';

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: () => '/', sources: ['routes/home', 'frame'] },
  {
    name: 'quote',
    path: () => '/services/express#quote',
    async prepare(page) {
      const values = { From: 'Antwerp, Belgium', To: 'Lisbon, Portugal' };
      for (const [label, value] of Object.entries(values)) {
        await page.getByLabel(label, { exact: true }).first().fill(value);
      }
      const box = { Weight: '2.5', Length: '30', Width: '20', Height: '15' };
      for (const [label, value] of Object.entries(box)) {
        await page.getByLabel(label).first().fill(value);
      }
      await page.getByText('€').first().waitFor();
      await page.getByLabel('From', { exact: true }).first().scrollIntoViewIfNeeded();
    },
    sources: ['routes/services', 'parcels'],
  },
  {
    name: 'tracking',
    path: (demonstration) => `/track?ref=${numberOf(demonstration, 'In Transit')}`,
    prepare: (page) => page.getByText('Loading the map').waitFor({ state: 'hidden' }),
    sources: ['routes/track', 'parcels'],
  },
  {
    name: 'billing',
    as: 'customer',
    path: () => '/dashboard/billing',
    sources: ['routes/account'],
  },
  { name: 'desk', as: 'support', path: () => '/admin/desk', sources: ['routes/admin/desk'] },
  { name: 'network', as: 'owner', path: () => '/admin/network', sources: ['routes/admin/network'] },
];
