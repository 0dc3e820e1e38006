-- Which address the point of a stop is of: a keyed hash, as in address_points. When the address of its shipment is
-- another one by now, the stop is placed anew. Erased with the names and addresses of its round.
ALTER TABLE stops ADD COLUMN address_key bytea;
