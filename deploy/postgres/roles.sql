-- The four roles, the two databases and their extensions. Run by a superuser before the first migration;
-- running it again is safe and sets the passwords anew. Grants on tables are part of the migrations.
--
--   psql -d postgres -v owner_password=... -v api_password=... -v worker_password=... \
--        -v readonly_password=... -f deploy/postgres/roles.sql
\set ON_ERROR_STOP on
\set QUIET on
SET client_min_messages = warning;

SELECT format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE', name)
FROM unnest(ARRAY['waypost_owner', 'waypost_api', 'waypost_worker', 'waypost_readonly']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name)
\gexec

-- What a customer's own requests run as: no login, row-level security applies.
SELECT 'CREATE ROLE waypost_customer NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'waypost_customer')
\gexec
GRANT waypost_customer TO waypost_api;

-- For the metric of standbys; without it pg_stat_replication hides how far they are.
GRANT pg_read_all_stats TO waypost_worker;

ALTER ROLE waypost_owner PASSWORD :'owner_password';
ALTER ROLE waypost_api PASSWORD :'api_password';
ALTER ROLE waypost_worker PASSWORD :'worker_password';
ALTER ROLE waypost_readonly PASSWORD :'readonly_password';
ALTER ROLE waypost_readonly SET default_transaction_read_only = on;

SELECT format('CREATE DATABASE %I OWNER waypost_owner', name)
FROM unnest(ARRAY['waypost', 'waypost_test']) AS name
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = name)
\gexec

\connect waypost
SET client_min_messages = warning;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Only the owner makes tables; whoever takes over the api must not be able to.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- That of test mode (decision 140).
\connect waypost_test
SET client_min_messages = warning;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
