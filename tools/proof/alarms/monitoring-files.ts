import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../../installation/server-process.ts';

export const MONITORING = join(REPOSITORY, 'deploy/monitoring');

export interface Alarm {
  name: string;
  severity: string;
  runbook: string;
}

/** Every alarm of deploy/monitoring/alerts.yml, as far as it is written the way ours are. */
export function readAlarms(): Alarm[] {
  const text = readFileSync(join(MONITORING, 'alerts.yml'), 'utf8');
  return text.split(/^ +- alert: /m).flatMap((block, index) => {
    const [name = ''] = block.split('\n', 1);
    if (index === 0) return [];
    return [
      {
        name,
        severity: /severity: (\w+)/.exec(block)?.[1] ?? '',
        runbook: /runbook_url: (\S+)/.exec(block)?.[1] ?? '',
      },
    ];
  });
}

export interface Panel {
  dashboard: string;
  title: string;
  query: string;
}

interface GrafanaDashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

/** Each query of each panel. Grafana's own variable for the range becomes a plain one. */
export function readPanels(): Panel[] {
  const files = globSync('dashboards/*.json', { cwd: MONITORING }).toSorted();
  return files.flatMap((dashboard) => {
    const text = readFileSync(join(MONITORING, dashboard), 'utf8');
    return (JSON.parse(text) as GrafanaDashboard).panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({
        dashboard,
        title,
        query: expr.replaceAll('$__rate_interval', '1m'),
      })),
    );
  });
}
