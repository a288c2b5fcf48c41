import type { PendencyStatus } from '@embarca/contracts/pendency/codes.ts'
import type { PendencyEvent, PendencyTypeEvent } from '@embarca/contracts/pendency/events.ts'
import { type PendencySettings, usualSettings } from '@embarca/contracts/pendency/types.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

export type PendencyState = {
  readonly pendencyId: string
  readonly typeId: string
  readonly destinationId?: string | undefined
  readonly orderId?: string | undefined
  readonly status: PendencyStatus
  readonly viewed: boolean
  readonly dueAt: string
  readonly nfeKey?: string | undefined
  /** A person resolved or disposed of it. */
  readonly isDecided?: true
}
export type PendenciesState = {
  /** By id, oldest first. */
  readonly pendencies: Readonly<Record<string, PendencyState>>
  /** For which moment a rule looks again, by type and destination. */
  readonly planned: Readonly<Record<string, string>>
}

export const placeOf = (typeId: string, destinationId?: string) => `${typeId}/${destinationId ?? ''}`
/** What a pendency is about, besides its load. */
type About = { readonly destinationId?: string | undefined; readonly orderId?: string | undefined }
/** Pendencies of one type about the same, oldest first. */
export const alike = ({ pendencies }: PendenciesState, typeId: string, { destinationId, orderId }: About): readonly PendencyState[] =>
  Object.values(pendencies).filter((one) => one.typeId === typeId && one.destinationId === destinationId && one.orderId === orderId)
export const pendencyIn = ({ pendencies }: PendenciesState, id: string): PendencyState | undefined =>
  Object.hasOwn(pendencies, id) ? pendencies[id] : undefined

const change = (state: PendenciesState, id: string, by: Partial<PendencyState>): PendenciesState => {
  const before = pendencyIn(state, id)
  return before ? { ...state, pendencies: { ...state.pendencies, [id]: { ...before, ...by } } } : state
}

const evolve: Evolve<{ state: PendenciesState; event: PendencyEvent }> = {
  PendencyOpened: (state, { pendencyId, typeId, destinationId, orderId, status, dueAt, nfeKey }) => ({
    ...state,
    pendencies: {
      ...state.pendencies,
      [pendencyId]: { pendencyId, typeId, destinationId, orderId, status, dueAt, nfeKey, viewed: false },
    },
  }),
  PendencyResolved: (state, { pendencyId, status, authorId }) =>
    change(state, pendencyId, { status, ...(authorId !== pendencyId && { isDecided: true }) }),
  PendencyDisposed: (state, { pendencyId, status }) => change(state, pendencyId, { status, isDecided: true }),
  PendencyCanceled: (state, { pendencyId, status }) => change(state, pendencyId, { status }),
  PendencyViewed: (state, { pendencyId }) => change(state, pendencyId, { viewed: true }),
  PendencyUnviewed: (state, { pendencyId }) => change(state, pendencyId, { viewed: false }),
  PendencyCheckPlanned: (state, { typeId, destinationId, at }) => ({
    ...state,
    planned: { ...state.planned, [placeOf(typeId, destinationId)]: at },
  }),
}
export const pendenciesFold: Fold<PendenciesState> = { initial: { pendencies: {}, planned: {} }, evolve }

export const streamOfPendencies = (loadId: string) => `pendency-${loadId}`

/** The settings that a shipper has changed, by type. */
export type TypesState = Readonly<Record<string, PendencySettings>>
const typesEvolve: Evolve<{ state: TypesState; event: PendencyTypeEvent }> = {
  PendencyTypeChanged: (types, { shipperId: _, typeId, ...settings }) => ({ ...types, [typeId]: settings }),
}
export const typesFold: Fold<TypesState> = { initial: {}, evolve: typesEvolve }
export const streamOfTypes = (shipperId: string) => `pendencyTypes-${shipperId}`
export const settingsIn = (types: TypesState, typeId: string): PendencySettings => types[typeId] ?? usualSettings(typeId)
