import { createContext, use } from 'react';

/** By the English name, where the reader's language has another. */
export const CityNames = createContext<Record<string, string>>({});

export function useCityName(): (city: string) => string {
  const names = use(CityNames);
  return (city) => names[city] ?? city;
}
