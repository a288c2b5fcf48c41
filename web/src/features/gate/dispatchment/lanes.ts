import type { GateOfUser, GateRow } from '@embarca/contracts/gate/read-routes.ts'

const HOUR = 3_600_000
/** A lane shows this much before now, and a little after. */
const BEFORE = 4 * HOUR
const AFTER = HOUR / 2
const holding: readonly GateRow['step'][] = ['REQUEST_INBOUND', 'INBOUND', 'START_COLLECT']

export type DockRow = { readonly code: string; readonly name: string; readonly truck: GateRow | undefined }
/** Each dock with the truck that holds it: from the call on, until its loading ends (Y20). Docks that are registered no more stay while held. */
export const lanesOf = ({ docks = [] }: Pick<GateOfUser, 'docks'>, rows: readonly GateRow[]): readonly DockRow[] => {
  const held = rows.filter(({ step, dock }) => dock !== undefined && holding.includes(step))
  const known = new Set(docks.map(({ code }) => code))
  const others = [...new Set(held.flatMap(({ dock }) => (dock !== undefined && !known.has(dock) ? [dock] : [])))]
  return [...docks, ...others.map((code) => ({ code, name: `Doca ${code}` }))].map(({ code, name }) => ({
    ...{ code, name },
    truck: held.find(({ dock }) => dock === code),
  }))
}

/** Trucks without a dock: those that wait in their order, then those inside, then those that are loaded. */
export const outsideLanes = (rows: readonly GateRow[]): readonly GateRow[] => {
  const inLane = (row: GateRow) => row.dock !== undefined && holding.includes(row.step)
  const rank = ({ step, position }: GateRow) => (step === 'CHECK_IN' ? (position ?? 900) : step === 'FINISH_COLLECT' ? 2_000 : 1_000)
  return rows.filter((row) => !inLane(row)).sort((a, b) => rank(a) - rank(b))
}

/** Where a moment stands on a lane, in percent of its width. */
export const placeOf = (at: number, now: number): number => {
  const share = (at - (now - BEFORE)) / (BEFORE + AFTER)
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10
}
/** The whole hours of a lane. */
export const hoursOf = (now: number): readonly number[] => {
  const first = Math.ceil((now - BEFORE) / HOUR) * HOUR
  return Array.from({ length: Math.floor((now + AFTER - first) / HOUR) + 1 }, (_, i) => first + i * HOUR)
}

/** What dropping a truck on a free dock does: the call, or, where the gate has none, the start of the loading. */
export const dropOf = ({ actions }: GateRow): 'RequestInbound' | 'StartLoading' | undefined =>
  (['RequestInbound', 'StartLoading'] as const).find((name) => actions.some(({ action, allowed }) => action === name && allowed))
