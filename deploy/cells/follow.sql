-- In every other cell: follows what home publishes (deploy/cells/publish.sql). Run once by a superuser, after `migrate` and
-- before the first process of the cell starts. What `migrate` wrote to these tables makes room for the rows of home.
-- The slot has a name of its own for each cell. With Patroni at home it must become a permanent one afterwards, or it is lost
-- with the first switchover (docs/runbooks/cells.md).
--
--   psql -d waypost -v home='host=10.0.0.1 dbname=waypost user=waypost_copier password=...' -v slot=waypost_global_b \
--        -f deploy/cells/follow.sql
\set ON_ERROR_STOP on
\set QUIET on
SET client_min_messages = warning;

BEGIN;
-- no triggers and no foreign keys: published versions refuse to be deleted
SET LOCAL session_replication_role = replica;
DELETE FROM shard_maps;
DELETE FROM directory;
DELETE FROM api_keys;
DELETE FROM sources;
DELETE FROM tariffs;
DELETE FROM settings_versions;
DELETE FROM service_limits;
DELETE FROM hubs;
DELETE FROM service_points;
DELETE FROM replication_heartbeat;
DELETE FROM staff_members;
COMMIT;

SELECT format('CREATE SUBSCRIPTION waypost_global CONNECTION %L PUBLICATION waypost_global WITH (slot_name = %I)',
  :'home', :'slot')
\gexec
