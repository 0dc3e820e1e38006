/** What the api says when something went well. */
export default {
  codeSent: 'We sent a 6-digit code to your email. Enter it below to finish.',
  codeResent: "We've resent a new code.",
  resetRequested:
    'If this address has an account, a link to set a new password is on its way. It works for 30 minutes.',
  passwordReset: 'The new password is set. Every browser was signed out. Sign in to continue.',
  passwordChanged: 'The new password is set. Every other browser was signed out.',
  emailChangeRequested:
    'We sent a link to the new address. The old one stays until the link is opened.',
  emailConfirmed: 'The new email address is confirmed.',
  partyLinkRequested:
    'If this address belongs to the shipment, a link is on its way. It works for 90 days.',
  contactReceived: 'Thanks! We’ve received your message.',
  newsletterRequested:
    'We sent an email to this address. Confirm the newsletter with the link in it within 72 hours.',
  newsletterConfirmed: 'The newsletter is confirmed.',
  newsletterLeft: 'This address gets no more newsletters.',
  newsletterLeavePage: 'Leave the newsletter on the page that this address points to.',
  updatesRequested:
    'We sent an email to this address. Confirm the updates with the link in it within 72 hours.',
  updatesConfirmed: 'The updates are confirmed. The next one comes when the shipment moves on.',
  updatesLeft: 'This address gets no more updates about this shipment.',
  updatesLeftAll: 'This address gets no more updates about any shipment.',
  emailLanguageChosen: 'Later emails to this address are in the chosen language.',
  updatesLeavePage: 'Stop the updates on the page that this address points to.',
  signedOut: 'You are signed out.',
  sessionEnded: 'This browser was signed out.',
  sessionsEnded: 'Every browser was signed out.',
  shipmentCancelled: 'The shipment is cancelled.',
  sessionsAndKeysEnded: 'Every browser was signed out, and every API key was ended.',
  webhookRemoved: 'The webhook was removed.',
  keyRevoked: 'The key no longer works.',
  viewingEnded: 'You no longer look at a customer’s dashboard.',
  addressRemoved: 'The address was removed.',
  cardRemoved: 'The card was removed.',
  accountErased: 'The account is erased.',
  invitationSent: 'The invitation is on its way. It works for 72 hours.',
  passwordLinkSent:
    'The old password no longer works. A link to set a new one is on its way; it works for 24 hours.',
  mailResent: 'The email is on its way once more.',
  addressMailedAgain: 'The address gets emails again.',
  secondFactorReset: 'The second factor was removed. A new one is asked for at the next sign-in.',
  templateRemoved: 'Template removed.',
} as const;
