import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listMovedTables } from './platform/cells/moving/shard-rows.queries.ts';
import { openDatabase } from './platform/database.ts';
import { testConfig } from './testing/test-config.ts';
import { useTestServer } from './testing/test-server.ts';
import { urlOf } from './testing/scratch-database.ts';

const server = useTestServer();

/** Tables that belong to the whole network and have one writer. */
const GLOBAL_TABLES = new Set([
  'sources',
  'api_keys',
  'audit_log',
  'tariffs',
  'tariff_proposals',
  'settings_versions',
  'shard_maps',
  'shard_moves',
  'closed_shards',
  'directory',
  'replication_heartbeat',
  'service_limits',
  'service_points',
  'hubs',
  'sort_plans',
  'field_people',
  'field_devices',
  'field_enrolments',
  'shifts',
  // of a hub and its couriers
  'vehicles',
  'rounds',
  'stops',
  'stop_pieces',
  'stop_private',
  'stop_acts',
  'plan_runs',
  'address_points',
  'address_fixes',
  'trips',
  'trip_containers',
  'containers',
  'container_pieces',
  'container_acts',
  'container_moves',
  'cash_balances',
  'cash_counts',
  'cash_count_lines',
  'cash_deposits',
  'cash_deposit_lines',
  'cash_settlements',
  'schema_migrations',
  'staff_members',
  'staff_sessions',
  'staff_recovery_codes',
  'staff_invitations',
  'staff_password_links',
  'contact_messages',
  'contact_answers',
  'bulk_uploads',
  'bulk_rows',
  'places',
  'place_names',
  'place_loads',
  'prepared_answers',
  'list_views',
  // belong to the cell that counts
  'assigned_hubs',
  'attempt_limits',
  'card_tries',
  'sweep_places',
  'pickup_capacity',
  'pickup_cities',
  'pickup_places',
  'invoice_counters',
  'closed_months',
  'tally_marks',
  'tallies_by_minute',
  'deliveries_by_day',
  'service_days',
  'shipment_changes',
  'live_sums',
  'feed_offsets',
  'revenue_by_day',
  'revenue_by_customer',
  'cash_by_holder',
  'bank_files',
  'bank_lines',
  'restores',
  'stray_objects',
  'archived_months',
  'archived_parts',
  'database_mode',
]);

describe('every shipment-rooted table', () => {
  it('has its shard in its primary key, which is its replica identity', async () => {
    const result = await sql<{ table: string; key: string[]; identity: string }>`
      SELECT c.relname AS table, c.relreplident::text AS identity,
        ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (i.indkey)) AS key
      FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`.execute(
      server.owner.db,
    );
    const rooted = result.rows.filter((row) => !GLOBAL_TABLES.has(row.table));
    expect(rooted.length).toBeGreaterThan(10);
    for (const row of rooted) {
      expect(row.key, row.table).toContain('shard');
      expect(row.identity, row.table).toBe('d');
    }
  });
});

/**
 * A row of a shard that moves to another cell must not meet one of that cell there: replication would stop for good. So a
 * value that is unique without the shard is drawn at random, given by somebody else, or belongs to a row of the same shard.
 */
const UNIQUE_EVERYWHERE = new Set([
  'booking_attempts_draft_id_number_key',
  'booking_attempts_intent',
  'booking_attempts_one_live',
  'code_attempts_secret_hash_key',
  'customer_addresses_default',
  'customer_browsers_customer_id_browser_key',
  'customer_keys_secret',
  'customer_sessions_secret_hash_key',
  // of an account, which the directory finds
  'customers_email_key_key',
  'desk_items_occurrence',
  // by the series of the cell
  'invoices_number_key',
  'label_batches_staff',
  'mailed_links_secret_hash_key',
  'manifests_number_key',
  'newsletter_consents_id',
  'party_cases_open',
  'payment_disputes_provider',
  'pickup_shipments_shipment_id_key',
  'pickups_customer_id_request_key_key',
  'pickups_public_id_key',
  'pickups_rule_id_rule_day_key',
  'program_shipments_unique',
  'rate_tokens_secret_hash_key',
  'refunds_provider',
  'saved_cards_method_id_key',
  'saved_cards_one_default',
  'shipment_subscriptions_shipment_id_email_key_key',
  'shipments_receipt',
  'statements_customer_id_ym_key',
  'viewing_sessions_secret',
]);

describe('a table that moves with its shard', () => {
  it('has no unique value that two cells may both have, unless such rows are merged', async () => {
    const { tables, marks } = await listMovedTables(server.owner.db);
    const { rows } = await sql<{ index: string }>`
      SELECT i.indexrelid::regclass::text AS index FROM pg_index i
      WHERE i.indisunique AND NOT i.indisprimary
        AND i.indrelid = ANY (${tables}::regclass[]) AND NOT EXISTS (
          SELECT FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
            AND a.attname = 'shard')
      ORDER BY 1`.execute(server.owner.db);
    expect(rows.map(({ index }) => index).filter((index) => !UNIQUE_EVERYWHERE.has(index))).toEqual(
      [],
    );
    expect(marks).toEqual([
      'mail_languages',
      'mail_opt_outs',
      'newsletter_consents',
      'undeliverable_addresses',
    ]);
  });
});

describe('the roles of the application', () => {
  async function attempt(role: 'api' | 'worker', statement: string): Promise<string> {
    const { config } = testConfig();
    const base = role === 'api' ? config.DATABASE_API_URL : config.DATABASE_WORKER_URL;
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      server.owner.db,
    );
    const database = openDatabase({
      url: urlOf(base, rows[0]?.name ?? ''),
      poolSize: 1,
      applicationName: 'roles-test',
      log: server.ctx.log,
    });
    try {
      await sql.raw(statement).execute(database.db);
      return 'allowed';
    } catch (error) {
      return String(error);
    } finally {
      await database.close();
    }
  }

  it.each([
    ['api', 'DELETE FROM tracking_events'],
    ['api', "UPDATE tracking_events SET code = 'DELIVERED'"],
    ['worker', 'DELETE FROM tracking_events'],
    ['api', "UPDATE audit_log SET action = ''"],
    ['api', 'DELETE FROM audit_log'],
    ['worker', 'DELETE FROM audit_log'],
    ['api', 'DELETE FROM ledger_entries'],
    ['worker', 'UPDATE ledger_entries SET amount_cents = 1'],
    ['api', "UPDATE tariffs SET data = '{}'"],
    ['api', 'DELETE FROM tariffs'],
    ['api', "UPDATE settings_versions SET document = '{}'"],
    ['api', 'DELETE FROM settings_versions'],
    ['api', "UPDATE service_limits SET document = '{}'"],
    ['api', 'DELETE FROM service_limits'],
    ['api', 'CREATE TABLE mine (id int)'],
    ['api', 'DELETE FROM customers'],
    ['api', 'DELETE FROM staff_members'],
    ['worker', 'SELECT password_hash FROM customers'],
    ['worker', 'SELECT totp_secret FROM staff_members'],
    ['worker', "UPDATE code_attempts SET email_hash = ''"],
    ['worker', 'SET ROLE waypost_customer'],
    ['api', 'SELECT ensure_event_partitions(current_date, current_date)'],
  ] as const)('as %s, are refused: %s', async (role, statement) => {
    expect(await attempt(role, statement)).toMatch(/permission denied|must be owner/);
  });

  it('may append to the audit log', async () => {
    const insert = `INSERT INTO audit_log (id, actor_kind, actor_id, action, subject)
      VALUES (gen_random_uuid(), 'test', 'test', 'test', 'test')`;
    expect(await attempt('api', insert)).toBe('allowed');
  });
});

describe('the events table', () => {
  it('has partitions for this month and three ahead', async () => {
    const health = await server.app.inject('/healthz');
    expect(health.json()).toMatchObject({ healthy: true, eventMonthsAhead: 3 });
  });
});

it('has an empty page of metrics for test mode where there is none, not a missing one', async () => {
  const { statusCode, headers, body } = await server.app.inject('/metrics/test');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
});
