import { hiringTypes } from '../load/codes.ts'

/** How freight was bought: negotiated in one of the ways, or by the month, with the vehicle that carries it. */
export const modalities = [...hiringTypes, 'DEDICATED'] as const
export type Modality = (typeof modalities)[number]

/** Charts of `GET /widget`. The specification names 28 and 29; the others are ours (`readings b, dashboard`). */
export const charts = {
  LOADS_BY_STATUS: 1,
  HIRING_BY_TYPE: 2,
  OTIF_BY_MONTH: 3,
  SAVINGS_BY_MONTH: 4,
  LEAD_TIMES: 5,
  INCIDENTS: 28,
  INCIDENT_COST: 29,
} as const
export type Chart = keyof typeof charts

export const units = ['LOADS', 'BASIS_POINTS', 'CENTS', 'MINUTES', 'INCIDENTS'] as const

/** Legs of a trip, each from the milestone before it to this one; the last one begins at the launch. */
export const legs = ['HIRED', 'COLLECTED', 'DELIVERED', 'APPROVED', 'WHOLE'] as const
export type Leg = (typeof legs)[number]
