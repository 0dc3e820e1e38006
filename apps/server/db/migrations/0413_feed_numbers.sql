-- Numbers of transactions are those of one PostgreSQL server, and programs page through their events by them. In a cell
-- whose numbers are lower than those of the cell that a shard came from, new events would come before what its programs
-- have read, and never be seen. How far the numbers of events are ahead of the server's own; no row where nothing has come
-- from a cell that was further.
CREATE TABLE feed_offsets (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  ahead bigint NOT NULL CHECK (ahead > 0)
);

CREATE FUNCTION feed_number(transaction_number xid8) RETURNS xid8
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT (transaction_number::text::bigint + coalesce((SELECT ahead FROM feed_offsets), 0))::text::xid8
$$;

ALTER TABLE account_events ALTER COLUMN written_by SET DEFAULT feed_number(pg_current_xact_id());
