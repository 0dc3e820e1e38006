-- Shipments that lost a person lately, with the version since which the person is gone. Every api reads it each
-- second: an answer from a standby that lags, or a kept one, must not show who was erased.
CREATE TABLE erased_shipments (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  version bigint NOT NULL,
  erased_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shipment_id, shard)
);
CREATE INDEX erased_shipments_erased_at ON erased_shipments (erased_at);

GRANT SELECT, INSERT, UPDATE ON erased_shipments TO waypost_api, waypost_worker;
GRANT DELETE ON erased_shipments TO waypost_worker;
GRANT SELECT ON erased_shipments TO waypost_readonly;
