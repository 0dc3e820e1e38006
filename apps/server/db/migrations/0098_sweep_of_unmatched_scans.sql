INSERT INTO sweep_places (sweep, created_at, id)
VALUES ('unmatched_scans', '2000-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000');
