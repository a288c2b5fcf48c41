import { type Static, Type } from 'typebox'
import { Line } from '../kit/schema.ts'
import { type BlockableTransition, blockableTransitions } from '../load/blocked-transitions.ts'
import type { ReporterType } from './codes.ts'
import { pendencyTypeTexts } from './types.pt.ts'

/** The longest time to resolve, and to wait for before a rule opens one. */
const MOST_DAYS = 365
const MOST_HOURS = 720

/** What a shipper may change of a type (C188). */
export const settingFields = {
  name: Line,
  resolveButton: Type.String({ minLength: 1, maxLength: 40 }),
  disposeButton: Type.String({ minLength: 1, maxLength: 40 }),
  hintToResolve: Type.String({ maxLength: 500 }),
  hintToDispose: Type.String({ maxLength: 500 }),
  daysToResolve: Type.Integer({ minimum: 0, maximum: MOST_DAYS }),
  active: Type.Boolean(),
  /** Transitions of the load that it stops while it is open. */
  blocks: Type.Array(Type.Enum(blockableTransitions), { maxItems: blockableTransitions.length, uniqueItems: true }),
  /** Hours before (type 1) or after the moment at which a rule opens it; only of types that a rule opens by the clock. */
  openedBy: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_HOURS })),
}
export const PendencySettings = Type.Object(settingFields)
export type PendencySettings = Static<typeof PendencySettings>

export type PendencyTypeId = keyof typeof pendencyTypeTexts
type Platform = {
  readonly reporterType: ReporterType
  readonly daysToResolve: number
  /** The usual hours; absent: no clock opens it. */
  readonly openedBy?: number
  /** Due at the load's own date, not days after it was opened. */
  readonly usesOwnDate?: true
  /** The transitions that a shipper most likely wants it to stop. */
  readonly offeredBlocks?: readonly BlockableTransition[]
}

/** The platform's types (o42): shippers change their settings, never their list. None blocks anything unless a shipper says so. */
export const pendencyTypes = {
  1: { reporterType: 'SYSTEM', daysToResolve: 1, openedBy: 24, usesOwnDate: true },
  2: { reporterType: 'SYSTEM', daysToResolve: 1, openedBy: 0, usesOwnDate: true },
  3: { reporterType: 'SYSTEM', daysToResolve: 1, openedBy: 0, usesOwnDate: true },
  4: { reporterType: 'SYSTEM', daysToResolve: 1, offeredBlocks: ['StartTransit'] },
  5: { reporterType: 'SYSTEM', daysToResolve: 2, offeredBlocks: ['StartTransit', 'FinishLoad'] },
  6: { reporterType: 'SYSTEM', daysToResolve: 5, openedBy: 48 },
  7: { reporterType: 'SYSTEM', daysToResolve: 2, offeredBlocks: ['StartCollect'] },
  8: { reporterType: 'TRANSPORTER', daysToResolve: 5 },
  9: { reporterType: 'TRANSPORTER', daysToResolve: 20, offeredBlocks: ['FinishLoad'] },
  10: { reporterType: 'TRANSPORTER', daysToResolve: 2, offeredBlocks: ['StartCollect'] },
  11: { reporterType: 'DRIVER', daysToResolve: 2, offeredBlocks: ['FinishCollect'] },
  12: { reporterType: 'DRIVER', daysToResolve: 2 },
} as const satisfies Record<PendencyTypeId, Platform>

const platform: Readonly<Record<string, Platform>> = pendencyTypes
/** A type of the platform by its id; undefined: there is none. */
export const pendencyTypeOf = (id: string): Platform | undefined => (Object.hasOwn(platform, id) ? platform[id] : undefined)
export const pendencyTypeIds = Object.keys(pendencyTypes)

/** The settings of a type that a shipper has not changed. */
export const usualSettings = (id: string): PendencySettings => {
  const { daysToResolve, openedBy } = platform[id]!
  return {
    ...{ resolveButton: 'Resolver', disposeButton: 'Descartar' },
    ...pendencyTypeTexts[id as unknown as PendencyTypeId],
    ...{ daysToResolve, active: true, blocks: [] },
    ...(openedBy !== undefined && { openedBy }),
  }
}
