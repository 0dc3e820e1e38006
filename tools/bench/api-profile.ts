import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REPOSITORY } from '../installation/server-process.ts';

const TOP = 10;

interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** Node options that write a CPU profile into an emptied folder when the process ends. */
export function profilingOptions(folder: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

/** The functions that took the most time themselves, as shares of the time not spent waiting. */
export function summariseProfiles(folder: string): string[] {
  const microseconds = new Map<string, number>();
  let busy = 0;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile;
    const labels = new Map(profile.nodes.map((node) => [node.id, labelOf(node.callFrame)]));
    for (const [at, id] of profile.samples.entries()) {
      const label = labels.get(id) ?? '';
      const delta = profile.timeDeltas[at] ?? 0;
      if (label === '(idle)') continue;
      busy += delta;
      microseconds.set(label, (microseconds.get(label) ?? 0) + delta);
    }
  }
  return [...microseconds]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, TOP)
    .map(([label, time]) => `${((time / busy) * 100).toFixed(1)} % ${label}`);
}

function labelOf({
  functionName,
  url,
  lineNumber,
}: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  if (url === '') return name;
  const file = url.startsWith('file:') ? relative(REPOSITORY, fileURLToPath(url)) : url;
  return `${name} ${file.replace(/^.*node_modules\//, '')}:${lineNumber + 1}`;
}
