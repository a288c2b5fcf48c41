/** Whom a communication is written for. */
export const targetTypes = ['SHIPPER', 'TRANSPORTER', 'DRIVER'] as const
/** What brings it; the daily notice is shown to whoever opens the app, once a day. */
export const communicationEvents = ['DAILY_NOTICE'] as const
export const communicationStatuses = ['ACTIVE', 'DISABLED'] as const
export const channels = ['SYSTEM', 'EMAIL'] as const
