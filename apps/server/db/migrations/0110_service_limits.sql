-- What the carrier does not carry, as versions that are added and never changed. The newest is in force. The
-- first one is written by `migrate`, as the first tariff is.
CREATE TABLE service_limits (
  version integer PRIMARY KEY CHECK (version > 0),
  document jsonb NOT NULL,
  -- a member of staff; null for the first one
  staff_id uuid,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT ON service_limits TO waypost_api;
GRANT SELECT ON service_limits TO waypost_worker, waypost_readonly;
