/** What each process must not have: secrets and roles of the others. As in deploy/environment. */
const WITHHELD = {
  api: /^(?:DATABASE_(?!(?:TEST_)?(?:API_|POOL_))|SMTP_URL$|DKIM_PRIVATE_KEY)/,
  worker: /^(?:DATABASE_(?!(?:TEST_)?(?:WORKER_|POOL_))|INTERNAL_SECRET$|STRIPE_WEBHOOK_SECRET$)/,
  web: /^(?:DATABASE_|S3_|CODE_SECRET|INDEX_SECRET|STRIPE_(?:(?:TEST_)?SECRET_KEY|WEBHOOK_SECRET)$|SMTP_URL$|DKIM_PRIVATE_KEY|SMS_TOKEN|REDIS_URL$)/,
};

export function environmentOf(process: keyof typeof WITHHELD, env: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !WITHHELD[process].test(name)));
}
