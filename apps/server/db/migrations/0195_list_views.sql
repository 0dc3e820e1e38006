-- Views of the console's lists that staff saves: filters, sort and columns under a name. They hold no text
-- that somebody searched for, so no personal data.
CREATE TABLE list_views (
  -- drawn by the form: posted twice, it is one view
  id uuid PRIMARY KEY,
  -- a member of staff, whose table has its own writer
  staff_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  -- parts of the address of the list
  address jsonb NOT NULL,
  shared boolean NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX list_views_own ON list_views (staff_id);
CREATE INDEX list_views_shared ON list_views (list) WHERE shared;
GRANT SELECT, INSERT, DELETE, UPDATE (name, address, shared, updated_at) ON list_views TO waypost_api;
GRANT SELECT ON list_views TO waypost_readonly;
