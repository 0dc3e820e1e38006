-- Other cells get the names and rights of staff, not their passwords (deploy/cells, decision 183): what is not copied needs
-- a value. No password has this hash.
ALTER TABLE staff_members ALTER COLUMN password_hash SET DEFAULT '';
