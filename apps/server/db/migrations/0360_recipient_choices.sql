-- What a booking of a program says about its parties: where the courier leaves the parcel, and which news each gets.
CREATE TYPE news_choice AS ENUM ('all', 'delivery', 'none');
ALTER TABLE shipment_parties
  ADD COLUMN instructions text NOT NULL DEFAULT '',
  ADD COLUMN news news_choice NOT NULL DEFAULT 'all';
