import { expectOptions } from '../run/usage.ts';
import { readServicesConfig } from './config.ts';
import { listServices, type Service } from './services.ts';

const commands: Record<string, (service: Service) => Promise<string>> = {
  start: async (service) => {
    const wasRunning = await service.isRunning();
    const startedAt = performance.now();
    await service.start();
    if (wasRunning) return `already running at ${service.address}`;
    const seconds = (performance.now() - startedAt) / 1000;
    return `running at ${service.address} (started in ${seconds.toFixed(1)} s)`;
  },
  stop: async (service) => {
    if (!(await service.isRunning())) return 'not running';
    await service.stop();
    return 'stopped';
  },
  status: async (service) =>
    (await service.isRunning()) ? `running at ${service.address}` : 'not running',
  reset: async (service) => {
    await service.deleteData();
    return 'stopped, data deleted';
  },
};

const usage = `pnpm services ${Object.keys(commands).join('|')}`;
expectOptions(usage);
const command = commands[process.argv[2] ?? ''];
if (command === undefined) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

const config = readServicesConfig();
const outcomes = await Promise.all(
  listServices(config).map(async (service) => {
    try {
      console.log(`${service.name.padEnd(15)} ${await command(service)}`);
      return true;
    } catch (error) {
      console.error(service.name.padEnd(15), error instanceof Error ? error.message : error);
      return false;
    }
  }),
);
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
