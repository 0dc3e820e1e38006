-- Documents of many pieces are made by a job of the worker.
ALTER TABLE documents
  -- how many jobs were started to make it; the last one is the one that counts
  ADD COLUMN job integer NOT NULL DEFAULT 0,
  -- by the job that is under way
  ADD COLUMN pieces_done smallint NOT NULL DEFAULT 0;
GRANT UPDATE (job, pieces_done) ON documents TO waypost_api;
GRANT UPDATE (pieces_done) ON documents TO waypost_worker;
