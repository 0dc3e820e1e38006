import type { SavedAddress } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { homePlace, savedPlaces } from './saved-places.ts';

const place = ({ city, country }: { city: string; country: string }) => `${city}, ${country}`;

function saved(name: string, city: string, isDefault = false): SavedAddress {
  return {
    id: '0192f000-0000-7000-8000-000000000001',
    name,
    email: '',
    phone: '',
    line1: 'Quai 5',
    line2: '',
    city,
    region: '',
    postalCode: '',
    country: 'FR',
    isDefault,
    createdAt: '2026-11-15T08:00:00.000Z',
  };
}

test('a place shared by two addresses is offered once, with both names', () => {
  const book = [saved('Luc', 'Lyon', true), saved('Ann', 'Nice'), saved('Eve', 'Lyon')];
  expect(savedPlaces([...book, saved('Luc', 'Lyon')], place)).toEqual([
    { label: 'Lyon, FR', region: 'Luc, Eve' },
    { label: 'Nice, FR', region: 'Ann' },
  ]);
});

test('only an explicit default address is used as the origin', () => {
  expect(homePlace([saved('Luc', 'Lyon')], place)).toBe('');
  expect(homePlace([saved('Ann', 'Nice'), saved('Luc', 'Lyon', true)], place)).toBe('Lyon, FR');
});
