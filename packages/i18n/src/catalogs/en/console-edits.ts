/** The forms of the console that change shipments. */
export default {
  collectedNote: 'Collected by {name}.',
  receivedNote: 'Transfer received: {reference}.',
  enteredNote: 'Entered by staff.',
  enteredAtPriceNote: 'Entered by staff at another price: {reason}',
} as const satisfies Record<string, string>;
