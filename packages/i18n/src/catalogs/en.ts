import account from './en/account.ts';
import admin from './en/admin.ts';
import answers from './en/answers.ts';
import auth from './en/auth.ts';
import billing from './en/billing.ts';
import frame from './en/frame.ts';
import home from './en/home.ts';
import mail from './en/mail.ts';
import parcels from './en/parcels.ts';
import problems from './en/problems.ts';
import quote from './en/quote.ts';
import receipt from './en/receipt.ts';
import tracking from './en/tracking.ts';

export const en = {
  account,
  admin,
  answers,
  auth,
  billing,
  frame,
  home,
  mail,
  parcels,
  problems,
  quote,
  receipt,
  tracking,
};
