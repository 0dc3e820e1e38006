export default {
  /** What people agree to. Another text is another NEWSLETTER_CONSENT_VERSION. */
  consent:
    'Send me the Waypost newsletter by email. I can leave it at any time with the link in every issue.',
} as const;
