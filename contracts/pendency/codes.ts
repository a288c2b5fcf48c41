export const pendencyStatuses = ['OPEN', 'RESOLVED', 'DISPOSED', 'CANCELED'] as const
export type PendencyStatus = (typeof pendencyStatuses)[number]

export const reporterTypes = ['SYSTEM', 'TRANSPORTER', 'DRIVER'] as const
export type ReporterType = (typeof reporterTypes)[number]

export const pendencyRefusals = [
  'PENDENCY_NOT_OPEN',
  'PENDENCY_TYPE_UNKNOWN',
  'PENDENCY_TYPE_INACTIVE',
  'PENDENCY_ALREADY_OPEN',
  'PENDENCY_NOT_NOW',
  'NAME_MISSING',
  'OPENED_BY_EVENTS',
] as const
export type PendencyRefusal = (typeof pendencyRefusals)[number]

/** Pendencies of one load are numbered; the number of one is part of its id, so that the id names its load. */
export const pendencyOf = (loadId: string, number: number) => `${loadId}.${number}`
/** The load of a pendency; an id of another shape names none. */
export const loadOfPendency = (pendencyId: string) => /^(.+)\.\d{1,6}$/.exec(pendencyId)?.[1] ?? ''
