import { isPortOpen } from '../services/background-process.ts';

// Below the range from which the kernel gives ports to outgoing connections: a server that was
// killed must find its port free when it comes back.
const FIRST_PORT = 30_000;
const LAST_PORT = 32_000;

export async function chooseFreePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  const span = LAST_PORT - FIRST_PORT;
  const start = Math.floor(Math.random() * span);
  for (let offset = 0; offset < span && ports.length < count; offset++) {
    const port = FIRST_PORT + ((start + offset) % span);
    if (!(await isPortOpen(port))) ports.push(port);
  }
  if (ports.length < count) throw new Error(`Fewer than ${count} ports are free.`);
  return ports;
}
