-- A stranger's file waits for the virus scanner, or was refused by it. Null: it may be read.
CREATE TYPE file_check AS ENUM ('waiting', 'refused');
ALTER TABLE case_files ADD COLUMN held file_check;

GRANT UPDATE (held) ON case_files TO waypost_api, waypost_worker;
GRANT SELECT (held) ON case_files TO waypost_readonly;
