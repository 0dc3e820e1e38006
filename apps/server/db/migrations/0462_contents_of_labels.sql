-- What the labels of a file said when it was listed, as a hash: it is not stored where they say something else by then.
-- Null where nobody listed it by that.
ALTER TABLE label_batches ADD COLUMN contents bytea;
