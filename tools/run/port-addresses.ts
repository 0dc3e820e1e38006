/** In the order of their places after PORT_BASE. */
export const PORT_NAMES = [
  'POSTGRES_PORT',
  'REDIS_PORT',
  'S3_PORT',
  'MAIL_WEB_PORT',
  'MAIL_SMTP_PORT',
  'API_PORT',
  'WORKER_PORT',
  'WEB_PORT',
  'PAYMENT_SANDBOX_PORT',
] as const;

type PortName = (typeof PORT_NAMES)[number];

const DATABASE_ROLES = ['owner', 'api', 'worker', 'readonly'];
const TEST_ROLES = ['owner', 'api', 'worker'];

const ADDRESSES: Record<PortName, (port: string) => Record<string, string>> = {
  POSTGRES_PORT: (port) => ({
    ...Object.fromEntries(
      DATABASE_ROLES.map((role) => [
        `DATABASE_${role.toUpperCase()}_URL`,
        `postgres://waypost_${role}:waypost@127.0.0.1:${port}/waypost`,
      ]),
    ),
    ...Object.fromEntries(
      TEST_ROLES.map((role) => [
        `DATABASE_TEST_${role.toUpperCase()}_URL`,
        `postgres://waypost_${role}:waypost@127.0.0.1:${port}/waypost_test`,
      ]),
    ),
    DATABASE_ADMIN_URL: `postgres://postgres:waypost@127.0.0.1:${port}/postgres`,
  }),
  REDIS_PORT: (port) => ({ REDIS_URL: `redis://127.0.0.1:${port}` }),
  S3_PORT: (port) => ({ S3_ENDPOINT: `http://127.0.0.1:${port}` }),
  MAIL_WEB_PORT: () => ({}),
  MAIL_SMTP_PORT: (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
  API_PORT: (port) => ({
    API_URL: `http://127.0.0.1:${port}`,
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/webhook`,
  }),
  WORKER_PORT: () => ({}),
  WEB_PORT: (port) => ({
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    PAYMENT_SANDBOX_PARENT_ORIGINS: `http://localhost:${port} http://127.0.0.1:${port}`,
  }),
  PAYMENT_SANDBOX_PORT: (port) => ({
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${port}`,
    PAYMENT_SANDBOX_ORIGIN: `http://localhost:${port}`,
  }),
};

/** The settings themselves, with the ports after their PORT_BASE and the addresses of all their ports. */
export function withAddresses(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ports = { ...portsAfter(settings['PORT_BASE']), ...settings };
  const addresses = PORT_NAMES.flatMap((name) => {
    const port = ports[name];
    return port ? Object.entries(ADDRESSES[name](port)) : [];
  });
  return { ...Object.fromEntries(addresses), ...ports };
}

function portsAfter(base: string | undefined): NodeJS.ProcessEnv {
  if (!base) return {};
  const first = Number(base);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) {
    throw new Error(`PORT_BASE must be a port number from 1024 to 65000, not "${base}".`);
  }
  return Object.fromEntries(PORT_NAMES.map((name, index) => [name, `${first + index}`]));
}
