import { connect } from 'node:net';

/** Every command that reaches Redis, with its values: what is published, and what limits count by. */
export async function monitorRedis(url: string): Promise<{ stop(): string }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.setEncoding('latin1').on('data', (text: string) => {
      lines.push(text);
      resolve();
    });
    socket.write('MONITOR\r\n');
  });
  return {
    stop() {
      socket.destroy();
      return lines.join('');
    },
  };
}
