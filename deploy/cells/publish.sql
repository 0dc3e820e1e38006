-- At home, the cell of shard 0: offers what is written there alone to the other cells (decision 180). Run by a superuser
-- after `migrate`; running it again is safe, and needed when a release adds a table to the list.
--
--   psql -d waypost -v copier_password=... -f deploy/cells/publish.sql
\set ON_ERROR_STOP on
\set QUIET on
SET client_min_messages = warning;

SELECT 'CREATE ROLE waypost_copier LOGIN REPLICATION NOSUPERUSER NOCREATEDB NOCREATEROLE'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'waypost_copier')
\gexec
ALTER ROLE waypost_copier PASSWORD :'copier_password';

SELECT 'CREATE PUBLICATION waypost_global'
WHERE NOT EXISTS (SELECT FROM pg_publication WHERE pubname = 'waypost_global')
\gexec
-- passwords and second factors of staff stay at home
ALTER PUBLICATION waypost_global SET TABLE shard_maps, directory, sources, api_keys, tariffs, settings_versions,
  service_limits, hubs, service_points, replication_heartbeat, staff_members (id, email, email_key, name, permission_set, active, created_at);
GRANT SELECT (id, email, email_key, name, permission_set, active, created_at) ON staff_members TO waypost_copier;
GRANT SELECT ON shard_maps, directory, sources, api_keys, tariffs, settings_versions, service_limits, hubs,
  service_points, replication_heartbeat TO waypost_copier;
