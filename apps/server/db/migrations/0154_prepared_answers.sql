-- Texts that staff answers with, with placeholders for names and numbers. They hold no personal data.
CREATE TABLE prepared_answers (
  -- drawn by the form: posted twice, it is one answer
  id uuid PRIMARY KEY,
  title text NOT NULL,
  text text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE, UPDATE (title, text, updated_at) ON prepared_answers TO waypost_api;
GRANT SELECT ON prepared_answers TO waypost_readonly;
