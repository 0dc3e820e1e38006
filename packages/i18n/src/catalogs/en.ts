import answers from './en/answers.ts';
import billing from './en/billing.ts';
import frame from './en/frame.ts';
import home from './en/home.ts';
import mail from './en/mail.ts';
import newsletter from './en/newsletter.ts';
import parcels from './en/parcels.ts';
import problems from './en/problems.ts';
import quote from './en/quote.ts';
import receipt from './en/receipt.ts';
import tracking from './en/tracking.ts';

export const en = {
  answers,
  billing,
  frame,
  home,
  mail,
  newsletter,
  parcels,
  problems,
  quote,
  receipt,
  tracking,
};
