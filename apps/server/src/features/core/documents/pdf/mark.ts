/** The signpost of the site's icon, on a grid of 32 by 32: post, right arm, left arm. */
export const MARK = [
  'M14 2h4v28h-4z',
  'M14 5h12.2L31 8.5 26.2 12H14z',
  'M18 15H5.8L1 18.5 5.8 22H18z',
] as const;
