/** Says what the system does; whoever changes what is kept, or for how long, changes this too. */
export default {
  metaTitle: 'Privacy notice | Waypost',
  metaDescription:
    'Which data Waypost keeps, why, for how long and on which legal basis; what strangers see on the tracking page; which cookies there are; and your rights.',
  title: 'Privacy notice',
  lead: 'Which data we keep, what for, how long, and what you can do about it.',
  version: 'Version {version}',
  inForce: 'In force since {day}',
  contents: 'Sections',
  simulationTitle: 'Waypost is a simulation',
  simulationText:
    'The notice describes what the system does with data that is really entered. Facts of the company are placeholders and marked as such.',
  placeholder: 'placeholder',

  'short.title': 'In short',
  'short.1':
    'We keep what a shipment, a payment or an account needs, and nothing to know you better.',
  'short.2':
    'No third party is on our pages: no analytics, no advertising, no foreign fonts, maps or scripts. Only a card payment opens a part of the payment provider’s.',
  'short.3': 'Strangers who have a tracking ID see shortened names and contacts.',
  'short.4': 'You can export your data and delete your account in your profile, by yourself.',

  'controller.title': 'Who is responsible',
  'controller.1':
    'The carrier is the controller of these data. Write to the address below, or through the contact page, about anything in this notice.',
  'controller.company': 'Company',
  'controller.companyValue': 'Waypost NV',
  'controller.office': 'Registered office',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Brussels, Belgium',
  'controller.email': 'Email',

  'data.title': 'Which data, why, and how long',
  'data.1':
    'The letters name the legal basis in Article 6(1) of the General Data Protection Regulation: (a) consent, (b) a contract or the steps before it, (c) a legal duty, (f) a legitimate interest, which the row names.',
  'data.caption': 'Data by purpose, with legal basis and time',
  'data.purpose': 'What for',
  'data.what': 'Data',
  'data.basis': 'Basis',
  'data.time': 'Kept',
  'quote.purpose': 'Prices',
  'quote.what': 'Both places as typed, weight, size, service. No name.',
  'quote.basis': '(b)',
  'quote.time': 'With the quote, so that a price can be explained later',
  'draft.purpose': 'A booking you have begun',
  'draft.what':
    'Recipient’s email and street address; what was typed into the checkout form, without the card',
  'draft.basis': '(b)',
  'draft.time': '24 hours; the copy of a finished booking as long',
  'shipment.purpose': 'Carrying a shipment',
  'shipment.what':
    'Names, emails, phones and addresses of shipper and recipient; scans with time and place; notes and proof of delivery',
  'shipment.basis': '(b), for the recipient (f): delivering what was sent to them',
  'shipment.time':
    'With the shipment, for as long as claims and bookkeeping law require. Yours are emptied when you delete your account',
  'payment.purpose': 'Payment and bookkeeping',
  'payment.what':
    'Amounts, charges, way of paying and its state; statements and invoices. Of cards you save their brand, last four digits and expiry. No card number: the payment provider has it',
  'payment.basis': '(b), (c)',
  'payment.time': 'As long as bookkeeping law requires, after erasure without your name',
  'account.purpose': 'Your account',
  'account.what':
    'Email, name, phone, kind of account, company, VAT id, address, address book, pickups with your instructions, how you heard of us; the password as an argon2id hash; which terms you accepted and when',
  'account.basis': '(b)',
  'account.time': 'Until you delete the account',
  'signIn.purpose': 'Signing in',
  'signIn.what':
    'Codes and links as hashes; sessions; the kind of browser, such as “Firefox on Linux”, to warn you of a new one',
  'signIn.basis': '(b), (f): protecting the account',
  'signIn.time':
    'Codes 10 minutes; an unfinished registration about an hour; links 30 minutes to 72 hours; sessions 24 hours after the last use, 30 days at most; kinds of browser until you delete the account',
  'contact.purpose': 'Answering you',
  'contact.what': 'Name, email, topic and text of messages from the contact page',
  'contact.basis': '(f): answering who writes to us; (b) when it is about a shipment',
  'contact.time': '24 months; emptied earlier when you delete your account',
  'case.purpose': 'Helping when a shipment is stopped',
  'case.what':
    'Messages and documents that the shipper or the recipient sends us from the tracking page, and our answers. Each of the two sees only the own ones',
  'case.basis': '(b), for the recipient (f): delivering what was sent to them',
  'case.time':
    '24 months after the case was closed; emptied earlier when you delete your account. Pictures that prove a delivery: 24 months',
  'newsletter.purpose': 'Newsletter',
  'newsletter.what': 'Email address, and when you asked, confirmed and left',
  'newsletter.basis': '(a)',
  'newsletter.time': '30 days if never confirmed; 24 months after you left, as proof',
  'news.purpose': 'News about a shipment',
  'news.what':
    'Whether a party wants emails and texts about the shipment; which kind went out when, with a keyed hash of the address. Not its text',
  'news.basis': '(b), for the recipient (f): telling when to expect it',
  'news.time': 'With the shipment',
  'follow.purpose': 'Updates that you asked for on a tracking page',
  'follow.what': 'Email address, the shipment, and when you asked, confirmed and left',
  'follow.basis': '(a)',
  'follow.time':
    'A week if never confirmed; 30 days after you left or the shipment was delivered; a year at most',
  'optOut.purpose': 'Not writing to you',
  'optOut.what': 'A keyed hash of the address that wants no email about any shipment',
  'optOut.basis': '(f): keeping to what you told us',
  'optOut.time': 'Until the address asks for updates again',
  'security.purpose': 'Keeping the service up',
  'security.what':
    'The address of your connection, to limit guessing and flooding: counted, as a keyed hash where it protects an account',
  'security.basis': '(f): security',
  'security.time': '10 minutes to a day',
  'logs.purpose': 'Finding faults',
  'logs.what':
    'Logs with time, page without its query, result and a random request number. No name, no address, no tracking number',
  'logs.basis': '(f): a working service',
  'logs.time': 'As the operator sets it; they name nobody',
  'data.2':
    'Most of these data come from you. A recipient’s data come from the shipper. We make no automated decisions about people, and build no profiles.',

  'tracking.title': 'What strangers see on the tracking page',
  'tracking.1':
    'Whoever has a tracking ID can open its page, for example because somebody forwarded a link. Our server shortens names and contacts before they leave it, and tells places by city:',
  'tracking.caption': 'Examples of how the tracking page shortens contacts',
  'tracking.kept': 'We have',
  'tracking.shown': 'Strangers see',
  'tracking.name': 'Name',
  'tracking.email': 'Email',
  'tracking.phone': 'Phone',
  'tracking.address': 'Destination',
  'tracking.2':
    'Of an email the first and the last character before the @ stay, and the first one after it; of a phone number the first two and the last two digits; of the destination the last two parts. Being signed in does not change this: more is only for parties to the shipment, who get a link by email. IDs are random, and guessing is limited.',

  'cookies.title': 'Cookies',
  'cookies.1':
    'We set these and no others. All are our own. Each one is needed for something you do or have chosen, so there is nothing to consent to. Beside them the browser remembers, until you close the tab, how far you had scrolled; that never reaches us.',
  'cookies.caption': 'Cookies, what they do and how long they live',
  'cookies.name': 'Name',
  'cookies.what': 'What it does',
  'cookies.time': 'Lives',
  'cookie.session': 'Keeps you signed in. Set when you sign in',
  'cookie.sessionTime': 'Until you sign out or for 24 hours without use, 30 days at most',
  'cookie.attempt': 'Ties the emailed code to the browser that asked for it',
  'cookie.attemptTime': '1 hour, or until the code was entered',
  'cookie.party':
    'Shows shipments whose emailed link you have opened as their shipper or recipient sees them',
  'cookie.partyTime': '90 days after the last link was opened',
  'cookie.drafts': 'Finds the booking you have begun. Set when you continue to booking',
  'cookie.draftsTime': '24 hours',
  'cookie.zone': 'Your time zone, so that times on pages are yours',
  'cookie.zoneTime': '1 year',
  'cookie.language': 'The language you chose in the menu',
  'cookie.languageTime': '1 year',
  'cookie.device': 'Only on devices of our hubs and couriers: which device it is',
  'cookie.deviceTime': '180 days without use',
  'cookie.shift': 'Only on devices of our hubs and couriers: who works with it',
  'cookie.shiftTime': 'Until the end of the shift, 14 hours at most',
  'cookie.staff': 'For our staff only: their session in the console',
  'cookie.staffTime': '15 minutes without use, 8 hours at most',

  'others.title': 'Who else gets data',
  'others.1': 'Only who needs them for the shipment or the service:',
  'others.carriers': 'carriers and agents who carry a part of the way, for that part;',
  'others.customs': 'customs and other authorities, where the law demands it;',
  'others.payment': 'the payment provider, when you pay by card or PayPal;',
  'others.hosting':
    'those who run servers, and deliver emails and texts for us, under contract and on our orders.',
  'others.2':
    'Nobody buys data from us. A shipment to a country outside the European Economic Area takes the recipient’s data there, because it could not be delivered otherwise.',

  'security.title': 'How we protect them',
  'security.1':
    'Passwords, codes and sessions are kept as hashes. A customer’s requests reach only that customer’s rows, and the database checks it once more. Staff sign in with a second factor, and every look at personal data is recorded. Contacts are kept apart from events, so that they can be erased while the history stays whole.',

  'rights.title': 'Your rights',
  'rights.1': 'Where you can act by yourself, you need not ask:',
  'rights.access': 'See and take along: your profile exports your data as a file.',
  'rights.correct': 'Correct: change your details in the profile.',
  'rights.erase':
    'Erase: delete the account in the profile. Your person is erased at once; shipments and bookkeeping entries stay, as the law requires, and refer to nobody.',
  'rights.consent':
    'Take consent back: every newsletter and every update about a shipment has a link to leave it.',
  'rights.2':
    'For all else write to us: to restrict or object to a use, or if you are a recipient or have no account. We may ask for a proof that you are that person. You get an answer within a month.',
  'rights.3':
    'You can complain to the supervisory authority of the country where you live. In Belgium that is the Data Protection Authority (Gegevensbeschermingsautoriteit, Autorité de protection des données) in Brussels.',
  profileLink: 'Your profile',
  contactLink: 'Contact page',

  'changes.title': 'Changes',
  'changes.1':
    'This notice changes with what the system does. It has the version of the terms of the same day. Earlier versions are kept and sent on request.',
  termsLink: 'Terms of carriage',
} as const;
