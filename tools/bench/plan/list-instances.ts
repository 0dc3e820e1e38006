import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawCity } from './draw-city.ts';
import { drawCorner, drawScattered, drawWindows } from './draw-instances.ts';
import type { Instance } from './instance.ts';
import { readVrplib } from './read-vrplib.ts';

export interface ListedInstance {
  /** Name in the verdict. */
  key: string;
  /** How a process of its own loads it: the name of a drawn one with its stops, or a file. */
  source: string;
  cpuSeconds: number;
}

const DRAWN: Record<string, (stopCount: number) => Instance> = {
  corner: drawCorner,
  scattered: drawScattered,
  windows: drawWindows,
  city: drawCity,
};

export function listInstances(isShort: boolean, folder: string): ListedInstance[] {
  const drawn = isShort
    ? [
        { key: 'windows', source: 'windows 100', cpuSeconds: 2 },
        { key: 'city', source: 'city 250', cpuSeconds: 4 },
      ]
    : [
        { key: 'corner', source: 'corner 501', cpuSeconds: 20 },
        { key: 'scattered', source: 'scattered 1000', cpuSeconds: 20 },
        { key: 'windows', source: 'windows 1000', cpuSeconds: 20 },
        { key: 'city', source: 'city 1000', cpuSeconds: 30 },
      ];
  const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.vrp'));
  return [
    ...drawn,
    ...files.toSorted().map((name) => ({
      key: name.replace('.vrp', ''),
      source: join(folder, name),
      cpuSeconds: 20,
    })),
  ];
}

export function loadInstance(source: string): Instance {
  const [name = '', stopCount] = source.split(' ');
  const draw = DRAWN[name];
  return draw === undefined ? readVrplib(source) : draw(Number(stopCount));
}
