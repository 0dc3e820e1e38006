-- Insurance by declared value for installations that have tariffs already: each version that is in force or
-- coming is published once more with a limit, under a number of its own. A new installation has none yet and
-- gets versions 1 and 2 from `migrate`. An hour from now, when the release before this one, which does not know
-- the limit, is gone; until then the version can be withdrawn. Quotes keep the version they were priced by.
SELECT pg_advisory_xact_lock(hashtextextended('tariffs', 0));

WITH current AS (
  SELECT version FROM tariffs WHERE withdrawn_at IS NULL AND effective_from <= now()
  ORDER BY effective_from DESC, version DESC LIMIT 1
), continued AS (
  SELECT data, effective_from,
    (SELECT max(version) FROM tariffs)
      + row_number() OVER (ORDER BY effective_from, version)::integer AS version
  FROM tariffs
  WHERE withdrawn_at IS NULL AND data #> '{checkout,insuranceLimit}' IS NULL
    AND (effective_from > now() OR version = (SELECT version FROM current))
)
INSERT INTO tariffs (version, effective_from, data, reason)
SELECT version, greatest(effective_from, now() + interval '1 hour'),
  jsonb_set(jsonb_set(data, '{checkout,insuranceLimit}', '"5000"'), '{version}', to_jsonb(version)),
  'Insurance by declared value'
FROM continued;
