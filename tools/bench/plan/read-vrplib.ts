import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Instance, instanceOfPlane, type PlaneCustomer } from './instance.ts';

/** Costs that were published for instances of Uchoa et al. (2017), and of Gehring and Homberger (1999). */
const BEST_KNOWN: Record<string, number> = {
  'X-n502-k39': 69_226,
  'X-n1001-k43': 72_355,
};

/**
 * A file in the VRPLIB format with points in a plane. Distances are rounded as the literature has it: to whole
 * numbers, and with time windows down to one decimal.
 */
export function readVrplib(file: string): Instance {
  const sections = new Map<string, number[][]>();
  const fields = new Map<string, string>();
  let section: number[][] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const text = line.trim();
    if (/^[A-Z_]+_SECTION/.test(text)) {
      section = [];
      sections.set(text.split(/\s/)[0] ?? '', section);
    } else if (/^[\d-]/.test(text)) section.push(text.split(/\s+/).map(Number));
    else fields.set(text.split(':')[0]?.trim() ?? '', text.split(':')[1]?.trim() ?? '');
  }
  const row = (name: string, id: number) =>
    sections
      .get(name)
      ?.find(([first]) => first === id)
      ?.slice(1) ?? [];
  const serviceTime = Number(fields.get('SERVICE_TIME') ?? 0);
  const isTimed = sections.has('TIME_WINDOW_SECTION');
  const points = (sections.get('NODE_COORD_SECTION') ?? []).map(
    ([id = 0, x = 0, y = 0]): PlaneCustomer => {
      const [opensAt = 0, closesAt = 0] = row('TIME_WINDOW_SECTION', id);
      const [demand = 0] = row('DEMAND_SECTION', id);
      return { x, y, demand, ...(isTimed && { opensAt, closesAt, serviceTime }) };
    },
  );
  const [depot, ...customers] = points;
  if (depot === undefined) throw new Error(`${file} has no points.`);
  const name = fields.get('NAME') ?? basename(file);
  const bestKnown = BEST_KNOWN[name];
  const capacity = Number(fields.get('CAPACITY'));
  const needed = customers.reduce((sum, { demand }) => sum + demand, 0) / capacity;
  return instanceOfPlane({
    name,
    depot,
    customers,
    capacity,
    vehicles: Number(fields.get('VEHICLES') ?? 0) * 2 || Math.ceil(needed * 1.3),
    round: isTimed ? (distance) => Math.floor(distance * 10) : Math.round,
    scale: isTimed ? 10 : 1,
    ...(bestKnown !== undefined && { bestKnown }),
  });
}
