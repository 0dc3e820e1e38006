-- How the postal codes of a place's state, province or department begin, as a regular expression. Null
-- where that is not known. Filled with the gazetteer, which `pnpm migrate` loads again.
ALTER TABLE places ADD COLUMN postal_codes text;
