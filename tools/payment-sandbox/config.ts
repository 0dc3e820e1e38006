/** How one sandbox runs. */
export interface SandboxConfig {
  /** 0 takes any free port. */
  port: number;
  /** What browsers know it by; undefined: localhost and its port. */
  origin: string | undefined;
  /** Without a folder everything is forgotten when the process ends. */
  dataFolder: string | undefined;
  /** Whose pages may hold the card frame. */
  parentOrigins: string[];
  webhook: { url: string; secret: string } | undefined;
}

export function readSandboxConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const port = Number(env['PAYMENT_SANDBOX_PORT'] || 3005);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PAYMENT_SANDBOX_PORT must be a port, not "${env['PAYMENT_SANDBOX_PORT']}".`);
  }
  const webhookUrl = env['STRIPE_WEBHOOK_URL'];
  return {
    port,
    origin: env['PAYMENT_SANDBOX_ORIGIN'] || undefined,
    dataFolder: env['PAYMENT_SANDBOX_DATA'] || undefined,
    parentOrigins: (env['PAYMENT_SANDBOX_PARENT_ORIGINS'] ?? '')
      .split(/[\s,]+/)
      .filter((origin) => origin !== '')
      .map((origin) => new URL(origin).origin),
    webhook: webhookUrl
      ? { url: webhookUrl, secret: env['STRIPE_WEBHOOK_SECRET'] ?? '' }
      : undefined,
  };
}
