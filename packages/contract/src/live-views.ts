/** The numbers of the page Today whose shipments can be listed. */
export const LIVE_VIEWS = [
  'due',
  'out',
  'over',
  'standing',
  'coming',
  'broken',
  'will_break',
] as const;
export type LiveView = (typeof LIVE_VIEWS)[number];

/** Coming: by the expected day. Standing: by the day of arrival. Always by the clock of the hub. */
export const LIVE_WHENS = ['over', 'today', 'tomorrow', 'later', 'yesterday', 'longer'] as const;
export type LiveWhen = (typeof LIVE_WHENS)[number];
