import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { QUEUES } from '../features/index.ts';
import { migrateDatabase } from '../migrate-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../db/migrations/', import.meta.url));

async function asAdmin(adminUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export function urlOf(baseUrl: string, database: string): string {
  const url = new URL(baseUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** A new database with the extensions and every migration. */
export async function createMigratedDatabase(
  urls: { adminUrl: string; ownerUrl: string },
  name: string,
): Promise<void> {
  await asAdmin(urls.adminUrl, [
    `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    `CREATE DATABASE ${name} OWNER waypost_owner`,
  ]);
  await asAdmin(urlOf(urls.adminUrl, name), [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    'CREATE EXTENSION IF NOT EXISTS unaccent',
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
  ]);
  await migrateDatabase(urlOf(urls.ownerUrl, name), () => undefined);
}

/** The template's name changes with the migrations and queues, so a stale one is never used. */
export function templateName(): string {
  const hash = createHash('sha256').update(JSON.stringify(QUEUES));
  for (const file of readdirSync(MIGRATIONS).toSorted())
    hash.update(readFileSync(MIGRATIONS + file));
  return `waypost_template_${hash.digest('hex').slice(0, 12)}`;
}

export async function databaseExists(adminUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    return found.rowCount === 1;
  } finally {
    await client.end();
  }
}

/** A private copy of the template, made in a fraction of a second. */
export async function cloneTemplate(adminUrl: string): Promise<string> {
  const name = `waypost_test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await asAdmin(adminUrl, [
    `CREATE DATABASE ${name} TEMPLATE ${templateName()} OWNER waypost_owner`,
  ]);
  return name;
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]);
}
