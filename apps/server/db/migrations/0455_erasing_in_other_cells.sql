-- A shard may move to the cell that erases its person (decision 206): the worker then erases there what the api erases elsewhere.
GRANT UPDATE (name, email, email_key, message) ON contact_messages TO waypost_worker;
GRANT UPDATE (body) ON contact_answers TO waypost_worker;
