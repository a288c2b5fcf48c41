import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type PlainLoad, plainLoads, priceOf } from './plain-load.ts'

type Row = { cycle: string; isRemoved?: boolean; tollPrice?: number; distance?: number; penaltyPrice?: number }
type Terms = { readonly freightPriceNegotiated: number; readonly distanceAmountNegotiated: number; readonly pricePerKmExceeded: number }
type PlainContract = { terms: Terms; readonly rows: Map<string, Row>; complement: number; tolls: number }

const driving = ['IN_TRANSIT', 'IN_DELIVERY', 'DELIVERED', 'FINISHED']
const whole = (kilometres: number) => BigInt(Math.round(kilometres * 1000))
/** Half up, without floating numbers. */
const rounded = (amount: bigint, of: bigint) => (2n * amount + of) / (2n * of)
const daysBetween = (from: string, to: string) => BigInt((Date.parse(to) - Date.parse(from)) / 86_400_000)
const monthLater = (day: string) => {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, 10)
}

/** Folds the contracts of a run whose cycles all run still. */
export const plainContracts = (events: readonly Recorded[]) => {
  const { loads, see } = plainLoads()
  const contracts = new Map<string, PlainContract>()
  for (const event of events) {
    see(event)
    const { type, stream, data } = event
    if (!stream.startsWith('dedicated-')) continue
    if (type === 'DedicatedContracted') contracts.set(data.dedicatedId, { terms: data.terms, rows: new Map(), complement: 0, tolls: 0 })
    const contract = contracts.get(data.dedicatedId)!
    const row = contract.rows.get(data.loadId)
    if (type === 'DedicatedChanged') contract.terms = data.terms
    if (type === 'DedicatedLoadHeld') contract.rows.set(data.loadId, { ...row, cycle: data.cycle })
    if (type === 'DedicatedLoadFreed' && data.because !== 'ENDED') {
      if (data.leavesSums) row!.isRemoved = true
      else contract.rows.delete(data.loadId)
    }
    for (const field of ['tollPrice', 'distance', 'penaltyPrice'] as const) if (row && field in data) row[field] = data[field]
    if (type === 'DedicatedComplemented') Object.assign(contract, { complement: data.complementPrice, tolls: data.tollPrice })
  }
  return { contracts, loads }
}

const sum = <T>(all: readonly T[], of: (one: T) => bigint) => all.reduce((before, one) => before + of(one), 0n)

/** What a cycle costs, computed from its events alone (Y22, Y33); the last day is included. */
export const plainSums = (
  id: string,
  { terms, rows, complement, tolls: more }: PlainContract,
  loads: ReadonlyMap<string, PlainLoad>,
  cycle: { readonly start: string; readonly end: string },
) => {
  const counted = [...rows].flatMap(([loadId, row]) => {
    const load = loads.get(loadId)
    const isCounted = load?.contractId === id && !row.isRemoved && row.cycle === cycle.start && driving.includes(load.status)
    return isCounted ? [{ load, row }] : []
  })
  const [days, ofMonth] = [daysBetween(cycle.start, cycle.end) + 1n, daysBetween(cycle.start, monthLater(cycle.start))]
  const value = rounded(BigInt(terms.freightPriceNegotiated) * days, ofMonth)
  const allowed = rounded(whole(terms.distanceAmountNegotiated) * days, ofMonth)
  const driven = sum(counted, ({ load, row }) => whole(row.distance ?? (load.distance ?? 0) * 2))
  const beyond = driven > allowed ? driven - allowed : 0n
  const excessPrice = rounded(BigInt(terms.pricePerKmExceeded) * beyond, 1000n)
  const tolls = sum(counted, ({ load, row }) => BigInt(row.tollPrice ?? load.toll ?? 0)) + BigInt(more)
  const penalties = sum(counted, ({ row }) => BigInt(row.penaltyPrice ?? 0))
  const due = value + excessPrice + tolls + BigInt(complement) - penalties
  return {
    freightPriceRealized: Number(sum(counted, ({ load }) => BigInt(priceOf(load) ?? 0))),
    distanceAmountTraveled: Number(driven) / 1000,
    excessPrice: Number(excessPrice),
    tolls: Number(tolls),
    penalties: Number(penalties),
    due: Number(due > 0n ? due : 0n),
  }
}
