import { readFile } from 'node:fs/promises';
import { bookAsGuest } from '../booking.ts';
import { newEmail } from '../customer.ts';
import { externalUrl } from '../installation/environment.ts';
import { expect, test } from '../journey.ts';
import { enterAs, makeStaff } from '../staff.ts';
