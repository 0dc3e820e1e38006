/** The card on the tracking page, and the pages that mailed links open. */
export default {
  title: 'Get updates',
  lead: 'An email when the shipment moves on: picked up, out for delivery, delivered, or when something needs attention.',
  email: 'Email',
  consent: 'I agree to receive shipment notifications for this ID.',
  submit: 'Send me updates',
  privacy: 'Privacy notice',
  failed: 'We could not take your request. Please try again.',
  demonstration: 'This is a demonstration: there are no updates to send.',
  ended: 'The journey of this shipment is over, so there are no more updates to ask for.',

  alertsLead: 'You are the {role, select, shipper {shipper} other {recipient}} of this shipment.',
  emailAlerts: 'Email alerts',
  emailTo: 'To {address}',
  smsAlerts: 'SMS alerts',
  smsTo: 'To {number}',
  smsNoNumber: 'The booking has no number with the code of its country, such as +32.',
  smsOff: 'Text messages are not available at the moment.',
  save: 'Save',
  saved: 'Saved.',
  saveFailed: 'We could not save this. Please try again.',

  askedMetaTitle: 'Shipment updates | Waypost',
  askedTitle: 'Shipment updates',
  toShipment: 'Back to the shipment',
  toTracking: 'Track a shipment',

  confirmMetaTitle: 'Confirm updates | Waypost',
  confirmTitle: 'Confirm the updates',
  confirmLead: 'Press the button to get updates about the shipment at the address of the email.',
  confirmAction: 'Confirm the updates',

  languageMetaTitle: 'Language of emails | Waypost',
  languageTitle: 'Language of emails',
  languageLead: 'Choose the language in which we write to the address that the email went to.',
  languageChosen: 'From now on we write in this language: {language}',
  leaveMetaTitle: 'Stop updates | Waypost',
  leaveTitle: 'Stop the updates',
  leaveLead:
    'For the address that the email went to. What a booking needs, such as its receipt, is still sent.',
  leaveShipment: 'Stop for this shipment',
  leaveAll: 'Stop for all shipments',
} as const;
