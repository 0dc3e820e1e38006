-- no-transaction
-- Bookings and refunds under way, which the ledger does not know yet.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_unposted ON booking_attempts (customer_id)
  WHERE customer_id IS NOT NULL
    AND (state IN ('claimed', 'authorising', 'requires_action', 'authorised', 'refund_pending')
      OR state = 'booked' AND cancel_requested_at IS NOT NULL);
