import { onTimeReasons } from '../receipt/codes.ts'

/** Gross: as it happened. Adjusted: after decisions about late arrivals. Carrier: only what the transporter is responsible for. */
export const otifMeasures = ['GROSS', 'ADJUSTED', 'CARRIER'] as const
export type OtifMeasure = (typeof otifMeasures)[number]

/** Minutes after the expected time that still count as on time. */
export const TOLERANCE_MINUTES = 0

export const responsibles = ['TRANSPORTER', 'SHIPPER', 'CLIENT', 'NOBODY'] as const
export type Responsible = (typeof responsibles)[number]

type Rule = { readonly responsible: Responsible; readonly misses: readonly OtifMeasure[] }
const always = otifMeasures
const undecided = ['GROSS', 'ADJUSTED'] as const
const excused = ['GROSS'] as const

/** Why a delivery was not on time or not in full, worst first. A delivery has the worst of its drops (`decisions/0017`). */
export const lossRules = {
  OVERDUE: { responsible: 'TRANSPORTER', misses: always },
  LATE_UNDECIDED: { responsible: 'TRANSPORTER', misses: always },
  ...byReason(true),
  RECEIPT_REFUSED: { responsible: 'TRANSPORTER', misses: always },
  // A closed incident that affects OTIF (readings o55): of a department's, of the client's, or else the transporter's.
  INCIDENT: { responsible: 'TRANSPORTER', misses: always },
  INCIDENT_OF_SHIPPER: { responsible: 'SHIPPER', misses: undecided },
  INCIDENT_OF_CLIENT: { responsible: 'CLIENT', misses: undecided },
  OVERDUE_NOT_HIRED: { responsible: 'SHIPPER', misses: undecided },
  ARRIVAL_UNKNOWN: { responsible: 'SHIPPER', misses: undecided },
  RECEIPT_PENDING: { responsible: 'SHIPPER', misses: undecided },
  ...byReason(false),
  LATE_ANSWERED_ON_TIME: { responsible: 'NOBODY', misses: excused },
  ARRIVAL_RESET: { responsible: 'NOBODY', misses: excused },
} as const satisfies Readonly<Record<string, Rule>>

type ReasonId = (typeof onTimeReasons)[number]['id']
export type Loss = keyof typeof lossRules
export const losses = Object.keys(lossRules) as readonly Loss[]

/** The reasons given for late arrivals: those that count against OTIF, or those that do not. */
function byReason(affects: boolean) {
  return Object.fromEntries(
    onTimeReasons
      .filter(({ affectsOtif }) => affectsOtif === affects)
      .map(({ id, responsible }) => [id, { responsible, misses: affects ? always : excused }]),
    // Both calls together return every reason.
  ) as unknown as Record<ReasonId, Rule>
}

/** Whether a measure counts a delivery as missed for this reason. */
export const misses = (measure: OtifMeasure, loss: Loss): boolean => (lossRules[loss].misses as readonly OtifMeasure[]).includes(measure)

/** Data that would be needed too, and that no module records yet. */
export const unknownInputs = ['QUANTITY'] as const

export const dimensions = ['transporter', 'lane', 'place', 'month'] as const
export type Dimension = (typeof dimensions)[number]
