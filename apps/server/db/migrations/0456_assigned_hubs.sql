-- Hubs and the hubs of devices are copied to other cells (decision 180), where no job says that they have changed. Each such
-- cell keeps by what it has assigned its shipments, and assigns all of them again when that differs.
CREATE TABLE assigned_hubs (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  digest text NOT NULL
);

GRANT SELECT, INSERT, UPDATE (digest) ON assigned_hubs TO waypost_worker;
GRANT SELECT ON assigned_hubs TO waypost_readonly;
