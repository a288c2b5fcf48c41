export const shareRefusals = ['LINK_UNKNOWN', 'LINK_NOT_OURS', 'NOTHING_TO_TRACK'] as const
export type ShareRefusal = (typeof shareRefusals)[number]

/** Days for which a tracking link opens. */
export const SHARE_DAYS = 30
export const MOST_RECIPIENTS = 20
