/** Plain-text mails. The server joins the lines of a mail with empty lines. */
export default {
  greeting: 'Hello {name},',
  bookedSubject: 'Booked: {number}',
  bookedText: 'Your shipment from {from} to {to} is booked. Its tracking ID is {number}.',
  bookedDueOnDelivery: 'The courier collects {amount} at the door.',
  bookedReceipt: 'Receipt: {link}',
  trackLink: 'Follow it here: {link}',
  announcedSubject: 'A shipment is on its way to you: {number}',
  announcedText: '{shipper} is sending you a shipment from {from}. Its tracking ID is {number}.',
  statusSubject: '{status}: {number}',
  statusText: 'Shipment {number} from {from} to {to} has a new status: {status}.',
  statusPlace: 'Last scan in {place} on {time}.',
  deliveredText: 'Shipment {number} was delivered in {place} on {time}.',
  exceptionText: 'Shipment {number} cannot move on by itself: {event}. We are working on it.',
  exceptionNext:
    'You need to do nothing now. If we need something from you, support will write to you.',
  signature: 'Waypost',
} as const;
