/** Mails, block by block: the server makes the plain text and the HTML of the same words. */
export default {
  greeting: 'Hello {name},',
  signature: 'Waypost',
  /** Under every mail about an account. */
  accountFooter:
    'Waypost writes to this address because it belongs to an account or was entered here.',

  expectedOn: 'Expected {day}',
  expectedBetween: 'Expected {earliest} to {latest}',
  expectedBy: 'Expected by {day}',
  expectedToday: 'Expected today, {day}',
  expectedLate: 'Was due {day}',
  bookedSubject: 'Booked: {number}',
  bookedText: 'Your shipment from {from} to {to} is booked. Its tracking ID is {number}.',
  bookedDueOnDelivery: 'The courier collects {amount} at the door.',
  bookedOnAccount: '{amount} is on your account. The monthly statement asks for it.',
  bookedPaid: '{amount} is reserved on your payment method and charged now.',
  bookedTransferred: 'Your transfer of {amount} has arrived.',
  bookedAwaitingTransfer:
    'Please transfer {amount} within 7 days. The receipt has the account and the reference. The label follows when the money has arrived.',
  awaitingSubject: 'Waiting for your transfer: {number}',
  awaitingHeading: 'One step left: your bank transfer',
  awaitingText: 'Your shipment from {from} to {to} is reserved. Its tracking ID is {number}.',
  transferSubject: 'Paid: {number}',
  transferHeading: 'Your transfer has arrived',
  transferText:
    'We have received {amount}. Your shipment from {from} to {to} is booked, and its label is ready to print.',
  labelLink: 'Print the label',
  bookedReceipt: 'Open the receipt',
  trackLink: 'Follow the shipment',
  /** Before the name of the shipper, in mails to the recipient. */
  sender: 'Sender',

  /** News of a shipment: what happened, then what follows or what to do. */
  'news.picked_up': 'Picked up',
  'news.picked_up.text': 'The shipment was picked up and is now with us.',
  'news.picked_up.next':
    'We will email you when it leaves, when it is out for delivery and when it is delivered.',
  'news.in_transit': 'In transit',
  'news.in_transit.text': 'The shipment is moving through our network.',
  'news.in_transit.next':
    'The next email comes when it is out for delivery, or when something needs attention.',
  'news.out_for_delivery': 'Out for delivery',
  'news.out_for_delivery.text': 'The shipment is with the courier and due today.',
  'news.out_for_delivery.next': 'Somebody should be at the address to take it.',
  'news.delivered': 'Delivered',
  'news.delivered.text': 'The shipment was delivered in {city} on {time}.',
  'news.delivered.textWithoutPlace': 'The shipment was delivered on {time}.',
  'news.delivered.next':
    'If something is missing or broken, keep the packing and write to support with the tracking ID.',
  'news.returning': 'On its way back',
  'news.returning.text':
    'The shipment could not be delivered and {reader, select, shipper {is coming back to you} other {goes back to the sender}}.',
  'news.returning.next':
    'You need to do nothing. To change this, write to support with the tracking ID.',
  'news.cancelled': 'Cancelled',
  'news.cancelled.text': 'The shipment was cancelled and will not be delivered.',
  'news.cancelled.next': 'There are no more updates about it.',
  'news.customs_hold': 'Held by customs',
  'news.customs_hold.text':
    'Customs is holding the shipment. Usually a document is missing, such as an invoice or an import number.',
  'news.customs_hold.next':
    '{reader, select, shipper {Open the shipment and upload it: you have {days, plural, one {# business day} other {# business days}}.} other {The shipper has {days, plural, one {# business day} other {# business days}} to send it.}} The shipment moves on once customs releases it.',
  'news.held': 'On hold',
  'news.held.text': 'The shipment waits at one of our depots.',
  'news.held.next':
    'You need to do nothing. If it has not moved after two working days, write to support with the tracking ID.',
  'news.failed_attempt': 'Delivery was attempted',
  'news.failed_attempt.text': 'The courier was at the door and could not hand the shipment over.',
  'news.failed_attempt.next':
    'We try again on the next working day and keep it for 7 days. Somebody should be at the address to take it, or write to support to agree on another way.',
  'news.address': 'The address is not clear',
  'news.address.text': 'The courier could not find the address of the delivery.',
  'news.address.next':
    '{reader, select, recipient {Send us the full address within {days, plural, one {# business day} other {# business days}}: write to support with the tracking ID.} other {The recipient has {days, plural, one {# business day} other {# business days}} to complete it: write the address to support with the tracking ID.}}',
  'news.refused': 'Delivery was refused',
  'news.refused.text': 'The shipment was not accepted at the door.',
  'news.refused.next':
    '{reader, select, shipper {Tell us within {days, plural, one {# business day} other {# business days}} where it should go; after that it comes back to you.} other {The shipper has {days, plural, one {# business day} other {# business days}} to say where it should go, then it goes back.}} If this is a mistake, write to support with the tracking ID.',
  'news.other': 'Attention required',
  'news.other.text': 'Something keeps the shipment from moving on.',
  'news.other.next':
    'Open the shipment to see where it stands, or write to support with the tracking ID.',
  'news.damage': 'The shipment is damaged',
  'news.damage.text': 'We found damage on the shipment.',
  'news.damage.next':
    'Write to support with the tracking ID to agree on what happens next. If you have it already, keep the packing and take pictures.',
  'news.loss': 'The shipment is missing',
  'news.loss.text': 'The shipment is not where it should be, and we are looking for it.',
  'news.loss.next': 'Write to support with the tracking ID to make a claim.',
  'news.returned': 'Returned to the sender',
  'news.returned.text':
    '{reader, select, shipper {The shipment is back with you.} other {The shipment was given back to the sender.}}',
  'news.returned.next':
    '{reader, select, shipper {To send it again, make a new booking.} other {To have it sent again, agree on a new booking with the sender.}}',
  newsSubject: '{news}: {number}',
  newsLink: 'Open the shipment',
  newsShipment: 'Tracking ID',
  newsRoute: 'Route',
  newsRouteText: '{from} to {to}',
  newsActBy: 'Deadline',
  newsCode: 'Code for the courier',
  newsPlace: 'Last seen',
  newsPlaceText: '{city}, {country}',
  newsTime: 'Time',
  'newsFooter.shipper': 'Waypost writes to you as the shipper of this shipment.',
  'newsFooter.recipient':
    'Waypost writes to this address because the shipper named it as the recipient’s.',
  'newsFooter.follower':
    'Waypost writes to this address because it asked for updates about this shipment.',
  newsLeave: 'Stop these updates',

  /** Texts: one message of 160 characters with the link after it. */
  'sms.picked_up': 'Waypost: your shipment was picked up.',
  'sms.in_transit': 'Waypost: your shipment is in transit.',
  'sms.out_for_delivery': 'Waypost: your shipment is out for delivery today.',
  'sms.delivered': 'Waypost: your shipment was delivered.',
  'sms.returning': 'Waypost: your shipment goes back to the sender.',
  'sms.cancelled': 'Waypost: your shipment was cancelled.',
  'sms.customs_hold': 'Waypost: customs holds your shipment. See what is needed:',
  'sms.held': 'Waypost: your shipment waits at a depot.',
  'sms.failed_attempt': 'Waypost: we could not hand over your shipment and try again.',
  'sms.address': 'Waypost: we cannot find the address of your shipment. See what to do:',
  'sms.refused': 'Waypost: your shipment was refused at the door.',
  'sms.other': 'Waypost: your shipment needs attention. See what to do:',
  'sms.damage': 'Waypost: your shipment is damaged. See what to do:',
  'sms.loss': 'Waypost: we are looking for your shipment.',
  'sms.returned': 'Waypost: your shipment is back with the sender.',

  otherLanguages: 'Other languages',
  followSubject: 'Confirm updates about {number}',
  followHeading: 'Confirm the updates',
  followText:
    'Someone, probably you, asked for updates about the Waypost shipment {number} at this address. Confirm it once: the link works for 72 hours. You can stop at any time with the link in every email.',
  followLink: 'Confirm the updates',
  followWarning:
    'If you did not ask for them, do nothing and you will not hear of this shipment again.',
  followFooter: 'Waypost writes to this address because it was entered on a tracking page.',
  followingSubject: 'You already get updates about {number}',
  followingHeading: 'You already get these updates',
  followingText:
    'Someone, probably you, asked for updates about the Waypost shipment {number} at this address. It gets them already, and nothing was changed.',

  recipientSubject: 'A shipment for you: {number}',
  recipientHeading: 'A shipment for you',
  recipientText:
    'A shipment from {from} to you in {to} is booked with Waypost. We will email you when it is picked up and when it is out for delivery.',
  recipientDue: 'The courier collects {amount} at the door.',
  recipientSmallPrint:
    'Waypost writes to this address because a shipper named it as the recipient. If you expect nothing, you can refuse the shipment at the door.',

  cancelledSubject: 'Cancelled: {number}',
  cancelledText: 'Your shipment from {from} to {to} with the tracking ID {number} is cancelled.',
  cancelledMoney:
    'Nothing more is due. What was reserved is released, and what was paid is returned to where it came from.',

  partyLinkSubject: 'Your link to shipment {number}',
  partyLinkHeading: 'See the whole shipment',
  partyLinkText:
    'Someone, probably you, asked for this link on our tracking page. It shows shipment {number} with contacts and proof of delivery, and lets you write to us about it. It works for 90 days, in any browser that opens it.',
  partyLinkWarning:
    'Do not pass this email on: whoever opens the link sees what you see. If you did not ask for it, do nothing.',

  caseAnswerSubject: 'You have an answer about shipment {number}',
  caseAnswerHeading: 'You have an answer',
  caseAnswerText:
    'Our support team has answered you about shipment {number}. Open the link to read the answer and to write back.',
  caseAnswerLink: 'Read the answer',

  activationSubject: '{code} activates your Waypost booking',
  activationHeading: 'Activate your booking',
  activationText:
    'Enter this code on the page of your booking. It works for one hour. Then the label is ready and you can hand the parcel over. We collect {amount} on delivery.',
  activationLink: 'Open the booking',
  activationSmallPrint:
    'If you did not book anything, do nothing: without the code the booking is cancelled after a day.',

  codeSubject: '{code} is your Waypost code',
  codeHeading: 'Your code',
  codeText: 'Enter this code on the page that asked for it. It works once, for 10 minutes.',
  codeWarning:
    'We never ask for this code by phone or email. If you did not ask for it, do nothing: without the code nobody gets in.',

  alreadyRegisteredSubject: 'You already have a Waypost account',
  alreadyRegisteredText:
    'Someone, probably you, tried to use this address for a Waypost account. It already has one, and nothing about it was changed.',
  alreadyRegisteredNext: 'Sign in with your password, or set a new one if you have forgotten it.',
  signInLink: 'Sign in',

  resetSubject: 'Set a new Waypost password',
  resetText:
    'Someone, probably you, asked for a new password for this account. The link works once, for 30 minutes. Setting a new password signs out every browser.',
  resetLink: 'Set a new password',
  resetWarning: 'If you did not ask for this, do nothing. Your password stays as it is.',

  confirmEmailSubject: 'Confirm your new email address',
  confirmEmailText:
    'The Waypost account {account} asked to use this address. To confirm it, open the link in a browser that is logged in to that account. The link works once, for 24 hours. Until then the old address stays.',
  confirmEmailLink: 'Confirm the address',
  confirmEmailWarning: 'If this is not your account, do nothing. Nothing is changed.',

  emailChangeSubject: 'Your Waypost email address is about to change',
  emailChangeText:
    'Someone, probably you, asked to use another email address for this account. It changes as soon as the new address is confirmed.',
  emailChangeNext:
    'If this was not you, set a new password now: that also voids the change of address.',

  keyMadeSubject: 'A new API key for your Waypost account',
  keyMadeText:
    'A key that begins with {hint} was made for your account, {time}. What it may do: {scopes}.',
  webhookFailingSubject: 'Your webhook is failing',
  webhookFailingText:
    'Events to {host} have not arrived since {time}. We keep trying, less often the longer it lasts, but every 15 minutes at least, and keep the events for 30 days. Once you have mended it, choose “{button}”: we try at once, and send all that waits when it arrives.',
  webhookOffSubject: 'Your webhook was switched off',
  webhookOffText:
    'Nothing arrived at {host} any more, so we stopped sending events there. Switch it on again when it answers, and recover what it missed within 30 days.',
  webhookLink: 'See your webhooks',
  keyMadeNext:
    'If it was you, there is nothing to do. If not, revoke the key and set a new password at once.',
  keyMadeLink: 'See your API keys',
  keyEndingSubject: 'Your API key ends on {day}',
  keyEndingText: 'From then on, programs that still use this key are refused.',
  keyEndingNext:
    'If you still need it, make a new key with a later end in good time, put it into your programs and revoke this one. “{button}” is not enough: that key would have the same end. If you no longer need it, there is nothing to do.',
  keyUnusedSubject: 'Your API key has not been used for 90 days',
  keyUnusedText:
    'A key that nobody uses can still be found and misused. If you no longer need it, revoke it.',
  keyUnusedNext:
    'If you want to keep it, there is nothing to do. We write again only if it is used and then left unused for another 90 days.',
  passwordChangedSubject: 'Your Waypost password was changed',
  passwordChangedText: 'The password of your account was changed, {time}.',
  passwordChangedByReset: 'Every browser was signed out, and every API key was ended.',
  passwordChangedHere:
    'Every other browser was signed out. Your API keys keep working until you revoke them.',
  passwordChangedNext: 'If it was not you, set a new password at once.',
  newSignInSubject: 'New sign-in to your Waypost account',
  newSignInText: 'Your account was used from a browser we have not seen before: {browser}, {time}.',
  newSignInNext:
    'If this was you, there is nothing to do. If not, set a new password now: that signs out every browser.',

  pickupScheduledSubject: 'Pickup scheduled: {number}',
  pickupRescheduledSubject: 'Pickup rescheduled: {number}',
  pickupScheduledText:
    'A courier comes on {day} between {from} and {until}, local time, to {address}. Please have everything packed and labelled.',
  'pickupRepeats.DAILY': 'It repeats on every working day, until you end it.',
  'pickupRepeats.WEEKLY':
    'It repeats every week, until you end it. A date that falls on a public holiday is skipped.',
  'pickupRepeats.BIWEEKLY':
    'It repeats every two weeks, until you end it. A date that falls on a public holiday is skipped.',
  pickupChangeUntil: 'You can reschedule or cancel it until {lastMoment}.',
  pickupCancelledSubject: 'Pickup cancelled: {number}',
  pickupCancelledText:
    'The pickup on {day} between {from} and {until} at {address} is cancelled. No courier comes.',
  pickupNoPlaceSubject: 'No courier free: pickup {number}',
  pickupNoPlaceText:
    'Every place on {day} between {from} and {until} is taken, so no courier comes to {address} on that day. The other dates of your recurring pickup stay as they are.',
  pickupNoPlaceNext: 'You can choose another time for this date in your dashboard.',
  pickupMissedSubject: 'We missed a pickup: {number}',
  pickupMissedText:
    'On {day} between {from} and {until} our courier collected nothing at {address}. If that is our mistake, we are sorry.',
  pickupMissedNext:
    'Request another pickup in your dashboard. The shipments you had chosen for this one can be chosen again.',
  pickupRuleEndedSubject: 'Your recurring pickup has ended',
  pickupRuleEndedText:
    'The recurring pickup between {from} and {until} at {address} has ended. Its dates are cancelled, but for those that a courier is already on the way to.',
  handoverSubject: 'How you hand over {number}',
  handoverPickup:
    'A courier comes on {day} between {from} and {until}, local time, to your address. Please have it packed, with its label on it.',
  handoverMoved: 'The window you chose was no longer free, so this is the next one.',
  handoverWaiting:
    'You chose a pickup on {day} between {from} and {until}. We hold a place as soon as the booking is paid or confirmed.',
  handoverPoint: 'Bring it, with its label on it, to {point}.',
  handoverPointWaiting:
    'You chose to bring it to {point}. The label is ready as soon as the booking is paid or confirmed.',
  handoverNoPlace: 'No pickup window was free. Choose another day, or bring it to a service point.',
  handoverMissed:
    'The courier did not collect it on {day}. Choose another day, or bring it to a service point.',
  handoverCancelled:
    'The pickup on {day} is cancelled. Choose another day, or bring it to a service point.',
  handoverPointClosed:
    'This service point no longer takes parcels: {point}. Choose another way to hand it over.',
  handoverNone:
    'You have not chosen how to hand it over yet: a pickup, or a service point near you. You can do that on the receipt page.',
  handoverLink: 'Change how you hand it over',
  pickupLink: 'Open your pickups',
  statementSubject: 'Your Waypost statement for {month}',
  statementHeading: 'Your statement for {month}',
  statementText: 'Your statement for {month} is ready. It comes to {amount}.',
  statementOpen: 'Of this, {amount} is open and due by {day}.',
  'reminderSubject.1': 'Reminder: your Waypost statement for {month}',
  'reminderSubject.2': 'Second reminder: your Waypost statement for {month}',
  'reminderSubject.3': 'Last reminder: your Waypost statement for {month}',
  reminderHeading: 'Your statement for {month} is overdue',
  'reminderText.1':
    'We have not received {amount} of your statement for {month} yet. It was due by {day}.',
  'reminderText.2':
    '{amount} of your statement for {month} is still open. It was due by {day}. Please pay it within 7 days.',
  'reminderText.3':
    '{amount} of your statement for {month} was due by {day} and is still open. This is our last reminder. Please pay it now, or write to us if something is wrong.',
  reminderTransfer: 'Please transfer {amount} to {account} and give the reference {number}.',
  reminderCrossed: 'If you have paid in the last few days, you need do nothing.',
  statementPaid: 'Nothing is left to pay.',
  statementLink: 'See the statement and its invoice',

  newsletterSubject: 'Confirm the Waypost newsletter',
  newsletterText:
    'Someone, probably you, asked for our newsletter at this address. Confirm it once: the link works for 72 hours. You can leave at any time with the link in every issue.',
  newsletterLink: 'Confirm the newsletter',
  newsletterWarning: 'If you did not ask for it, do nothing and you will not hear from it again.',
  newsletterOnSubject: 'You already get the Waypost newsletter',
  newsletterOnText:
    'Someone, probably you, asked for our newsletter at this address. It is on the list already, and nothing was changed.',
  newsletterFooter: 'Waypost writes to this address because it was entered for our newsletter.',
  newsletterLeave: 'Leave the newsletter',

  /** To our own inbox. */
  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'Message for support',
  'contactTopic.sales': 'Message for sales',
  'contactTopic.partnerships': 'Message for partnerships',
  contactFrom:
    'From {name}, {email}. The address was typed in and nobody has proved that it is theirs.',
  contactReference: 'The sender knows this message as {reference}.',
  contactFooter: 'Written in the contact form. An answer to this email goes to the address above.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'Our answer to your message {reference}',
  contactAnswerHeading: 'Our answer to your message',
  contactAnswerFooter:
    'Someone, probably you, wrote to us in the contact form with this address. Your message is {reference}. Reply to this email if there is more to say.',

  invitationSubject: 'You are invited to the Waypost console',
  invitationText:
    'A colleague invited you to work in the Waypost console. Open the link, choose a password, and set up a second factor. The link works once, for 72 hours, for this address only.',
  invitationLink: 'Accept the invitation',
  invitationWarning: 'If you did not expect this, tell your colleagues and do not open the link.',
  statusNowSubject: '{status}: shipment {number}',
  statusNowText: 'The status of your shipment {number} is: {status}.',
  contactReceivedSubject: 'We have received your message {reference}',
  contactReceivedText:
    'Someone from our team reads it and answers to this address, Mon–Fri 9:00–18:00, Brussels time.',
  contactReceivedFooter:
    'Someone, probably you, wrote to us in the contact form with this address. Your message is {reference}. Reply to this email if there is more to say.',
} as const;
