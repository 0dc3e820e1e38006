-- Every shipment-rooted table carries its shard (0 to 31) in its primary key, which is its
-- replica identity, so that a shard can move by filtered logical replication.

CREATE TYPE service_type AS ENUM ('parcel', 'freight');
CREATE TYPE payment_method AS ENUM ('card', 'paypal', 'bank_transfer', 'cod');

CREATE TABLE quotes (
  id uuid NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  tariff_version integer NOT NULL REFERENCES tariffs (version),
  request jsonb NOT NULL,
  result jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  valid_until timestamptz NOT NULL,
  PRIMARY KEY (id, shard)
);
CREATE INDEX quotes_created ON quotes (created_at);

CREATE TABLE shipments (
  id uuid NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  tracking_number text NOT NULL,
  receipt_id text NOT NULL,
  quote_id uuid NOT NULL,
  service_type service_type NOT NULL,
  -- standard, express, priority for a parcel; air, sea, road for freight
  service text NOT NULL,
  origin text NOT NULL,
  origin_country char(2) NOT NULL,
  destination text NOT NULL,
  destination_country char(2) NOT NULL,
  piece_count smallint NOT NULL CHECK (piece_count BETWEEN 1 AND 999),
  -- of one piece
  weight_grams integer NOT NULL,
  length_mm integer NOT NULL,
  width_mm integer NOT NULL,
  height_mm integer NOT NULL,
  incoterm text,
  eta jsonb NOT NULL,
  payment_method payment_method NOT NULL,
  insured boolean NOT NULL,
  price_cents bigint NOT NULL,
  currency char(3) NOT NULL,
  booked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard)
);
CREATE UNIQUE INDEX shipments_receipt ON shipments (receipt_id);

-- Tracking numbers and aliases. A piece number is its shipment's number and three digits, so it
-- needs no row of its own; piece_no is set when an alias names one piece.
CREATE TYPE ref_kind AS ENUM ('number', 'alias');
CREATE TABLE shipment_refs (
  ref text NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  piece_no smallint NOT NULL DEFAULT 0,
  kind ref_kind NOT NULL,
  PRIMARY KEY (ref, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);
CREATE INDEX shipment_refs_shipment ON shipment_refs (shipment_id);

-- The only place with contacts and addresses of a shipment: erasing a person is done here.
CREATE TYPE party_role AS ENUM ('shipper', 'recipient');
CREATE TABLE shipment_parties (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  role party_role NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  address_text text NOT NULL,
  line1 text,
  line2 text,
  city text,
  region text,
  postal_code text,
  country char(2),
  PRIMARY KEY (shipment_id, role, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

GRANT SELECT, INSERT ON quotes, shipments, shipment_refs TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, UPDATE ON shipment_parties TO waypost_api, waypost_worker;
GRANT DELETE ON quotes TO waypost_worker;
GRANT SELECT ON quotes, shipments, shipment_refs, shipment_parties TO waypost_readonly;
