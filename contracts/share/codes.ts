export const shareRefusals = ['LINK_UNKNOWN', 'LINK_NOT_OURS', 'NOTHING_TO_TRACK', 'OFFER_NOT_SENT'] as const
export type ShareRefusal = (typeof shareRefusals)[number]

/** How staff passed a link on by hand. */
export const handOutWays = ['WHATSAPP', 'SHARE_SHEET', 'COPY', 'QR'] as const
export type HandOutWay = (typeof handOutWays)[number]

/** Also `MAIL`: opened in the sender's own mail program. */
export const linkWays = [...handOutWays, 'MAIL'] as const

/** Also `MESSAGE`: written by the program to a phone that allows it. */
export const passedWays = [...linkWays, 'MESSAGE'] as const

/** The last four digits of the phone that a link went to. */
export const PHONE_END = '^\\d{4}$'

/** Days for which a tracking link opens. */
export const SHARE_DAYS = 30
export const MOST_RECIPIENTS = 20
/** An e-mail address; the pattern admits no second one. */
export const EMAIL = '^[^\\s@<>,;"]{1,64}@[^\\s@<>,;"]+\\.[^\\s@<>,;".]{2,24}$'
