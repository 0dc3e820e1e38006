-- Erasing a person goes through the shipments of the account in batches, which the worker finishes, and
-- reaches notes, proofs, pictures, waiting scans and drafts.

ALTER TABLE proof_pictures ADD COLUMN erased_at timestamptz;

GRANT UPDATE (note, proof) ON event_private TO waypost_api, waypost_worker;
GRANT UPDATE (scan) ON unmatched_scans TO waypost_api, waypost_worker;
GRANT UPDATE (erased_at) ON proof_pictures TO waypost_api, waypost_worker;
GRANT UPDATE (recipient_email, recipient_address) ON drafts TO waypost_api;
GRANT UPDATE (name, vat_id) ON shipment_payers TO waypost_api, waypost_worker;
GRANT UPDATE (subject, body) ON staff_mails TO waypost_worker;
GRANT UPDATE (email_key, state, closed_at, updated_at) ON party_cases TO waypost_worker;
GRANT UPDATE (body) ON case_messages TO waypost_worker;
GRANT UPDATE (reason) ON viewing_sessions TO waypost_api;
