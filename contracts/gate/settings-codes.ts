/** In which order trucks that wait are called (Y15). */
export const queueRules = ['ARRIVAL', 'SLOT', 'PRIORITY'] as const
export type QueueRule = (typeof queueRules)[number]

/** What the panel shows of a driver's name: all of it, or the first name and an initial. */
export const nameForms = ['FULL', 'INITIAL'] as const
export type NameForm = (typeof nameForms)[number]

/** The deadlines whose passing raises an alert (Y12). */
export const alertCodes = [
  'ACCEPT',
  'BIND_DRIVER',
  'CHECK_IN',
  'QUEUE_WAIT',
  'EXPEDITION',
  'TRANSIT_TIME',
  'DELIVERY_CONFIRMATION',
  'WITHOUT_TRACKING',
] as const
export type AlertCode = (typeof alertCodes)[number]

/** Minutes without a position that may be asked for (R062). */
export const trackingMinutes = [15, 30, 60, 120, 300, 360, 720, 1_440, 2_880] as const
