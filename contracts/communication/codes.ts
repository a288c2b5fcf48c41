/** The audience of a communication. */
export const targetTypes = ['SHIPPER', 'TRANSPORTER', 'DRIVER'] as const
/** When it is shown; the daily notice appears once a day when a user opens the app. */
export const communicationEvents = ['DAILY_NOTICE'] as const
export const communicationStatuses = ['ACTIVE', 'DISABLED'] as const
export const channels = ['SYSTEM', 'EMAIL'] as const
