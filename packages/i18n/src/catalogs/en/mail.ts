/** Plain-text mails. The server joins the lines of a mail with empty lines. */
export default {
  greeting: 'Hello {name},',
  bookedSubject: 'Booked: {number}',
  bookedText: 'Your shipment from {from} to {to} is booked. Its tracking ID is {number}.',
  bookedDueOnDelivery: 'The courier collects {amount} at the door.',
  bookedReceipt: 'Receipt: {link}',
  trackLink: 'Follow it here: {link}',
  statusSubject: '{status}: {number}',
  statusText: 'Shipment {number} from {from} to {to} has a new status: {status}.',
  signature: 'Waypost',
} as const;
