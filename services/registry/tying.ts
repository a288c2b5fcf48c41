import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { RegistryRow } from './commands.ts'
import { type CompanyLookup, companyLookup, dayBefore, holdsFrom, lastTie, refusedAt, type TieForm, tieFaults, tieOf } from './tie-rules.ts'
import type { TiedState } from './ties.ts'

type State = TiedState & { readonly id: string }
type Context = { readonly now: string; readonly lookups: CompanyLookup }
/** `known`: what the company knows of it, as the tie keeps it. */
type Kind = { readonly name: 'Driver' | 'Vehicle'; readonly known: (state: State, transporterId: string) => object }

/** A company's tie begins, changes or ends. Only a company that registered the driver or vehicle itself has one. */
export const tying = ({ name, known }: Kind): Readonly<Record<'Tie' | 'Untie', RegistryRow>> => {
  const idOf = ({ id }: State) => (name === 'Driver' ? { driverId: id } : { vehicleId: id })
  return {
    Tie: {
      lookups: companyLookup,
      decide: (form: TieForm, state: State, { now, lookups: { isTheirs, transporterId } }: Context) => {
        const before = lastTie(state, transporterId)
        if (!isTheirs || !before) return refusedAt([{ code: 'NOT_TIED_HERE', field: 'transporterId' }])!
        const tie = tieOf({ kind: before.kind, ...form }, transporterId, now)
        const fault = refusedAt(tieFaults(form, now))
        if (fault) return fault
        return { type: `${name}Tied`, data: { ...idOf(state), ...tie, ...known(state, transporterId) } }
      },
    },
    Untie: {
      lookups: companyLookup,
      decide: ({ until }: TieForm, state: State, { now, lookups: { isTheirs, transporterId } }: Context) => {
        if (!isTheirs || !holdsFrom(state, transporterId, localDay(now))) return refuse('NOT_TIED_HERE')
        return { type: `${name}Untied`, data: { ...idOf(state), transporterId, until: until ?? dayBefore(now) } }
      },
    },
  }
}

/** The fields of a driver or vehicle that a company knows: those it registered, or what its tie keeps. */
export const knownFields = (state: State, transporterId: string, fields: readonly string[]): Readonly<Record<string, unknown>> => {
  const all: Readonly<Record<string, unknown>> = { ...state, ...lastTie(state, transporterId)?.details }
  return Object.fromEntries(fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])))
}
