import { isCnh, isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { carrierDriverCommands, driverCommands } from '@embarca/contracts/reference/driver.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { licenceFields } from '@embarca/contracts/reference/fields.ts'
import type { CommandOrigin, LookupContext } from '../kit/command-row.ts'
import { personDigest } from '../kit/person-digest.ts'
import type { RegistryRow } from './commands.ts'
import { registryModule } from './module.ts'
import { registered } from './registered.ts'
import {
  type CompanyLookup,
  companyLookup,
  holdsFrom,
  isOfOtherCompany,
  lastTie,
  ownershipOfNewTie,
  ownershipOfTied,
  refusedAt,
  type TieFault,
  type TieForm,
  tieFaults,
  tieOf,
} from './tie-rules.ts'
import type { TiedState } from './ties.ts'
import { knownFields, tying } from './tying.ts'

type Newcomer = InputOf<typeof carrierDriverCommands.addOwnDriver> & { readonly transporterId?: string }
type Changes = InputOf<typeof driverCommands.changeDriver>
type Integration = InputOf<typeof driverCommands.setIntegrationDate>
type State = TiedState & {
  readonly id: string
  readonly shipperId: string
  readonly driverId: string
  readonly name: string
  readonly document: string
  readonly userId?: string
}
type Context = CommandOrigin & { readonly now: string; readonly lookups: CompanyLookup }

/** The claim on a person: a keyed digest, so that no CPF can be guessed from it. Drivers of logs of before may lack a valid one. */
const claimOf = (document: string) => `cpf:${personDigest(document)}`
const claimed = (document: string | undefined) => (document !== undefined && isCpf(document) ? [claimOf(document)] : [])

const details = ['name', 'phone', ...Object.keys(licenceFields)]
const known = (state: State, transporterId: string) => knownFields(state, transporterId, ['document', ...details])

const licenceFaults = ({ cnhNumber }: { readonly cnhNumber?: string }): readonly TieFault[] =>
  cnhNumber !== undefined && !isCnh(cnhNumber) ? [{ code: 'CNH_INVALID', field: 'cnhNumber' }] : []
const newcomerFaults = (form: Newcomer, { now, lookups: { isTheirs } }: Context): readonly TieFault[] => [
  ...(isTheirs ? [] : [{ code: 'TRANSPORTER_UNKNOWN', field: 'transporterId' } as const]),
  ...(isCpf(lettersAndDigits(form.cpf)) ? [] : [{ code: 'CPF_INVALID', field: 'cpf' } as const]),
  ...licenceFaults(form),
  ...tieFaults(form, now),
]

const isPlain = ({ kind = 'FLEET', from, until }: TieForm) => kind === 'FLEET' && from === undefined && until === undefined

/** A CPF that is known already is a tie with what was typed here; whose else the driver is stays unsaid. */
const registering: RegistryRow = {
  streamId: (_, { newId }) => newId,
  owner: ownershipOfNewTie,
  joinsHolder: true,
  lookups: companyLookup,
  decide: (form: Newcomer, state: State | undefined, context: Context) => {
    const { now, newId, lookups } = context
    const fault = refusedAt(newcomerFaults(form, context))
    if (fault) return fault
    const { cpf, kind: _, from: __, until: ___, transporterId: ____, ...typed } = form
    const { transporterId } = lookups
    const fields = { ...typed, document: lettersAndDigits(cpf) }
    if (state && holdsFrom(state, transporterId, localDay(now))) return refusedAt([{ code: 'DRIVER_TIED', field: 'cpf' }])!
    const driverId = state?.id ?? newId
    const tied = { type: 'DriverTied', data: { driverId, ...tieOf(form, transporterId, now), ...fields } }
    if (state) return tied
    const data = { ...fields, id: driverId, driverId, transporterId, active: true, shipperId: PLATFORM }
    return isPlain(form) ? { type: 'DriverRegistered', data } : [{ type: 'DriverRegistered', data }, tied]
  },
}

const changing: RegistryRow = {
  lookups: companyLookup,
  decide: ({ id, transporterId: _, ...form }: Changes, state: State, { now: at, lookups: { isTheirs, transporterId } }: Context) => {
    const tie = lastTie(state, transporterId)
    if (!isTheirs || !tie || !holdsFrom(state, transporterId, localDay(at)))
      return refusedAt([{ code: 'NOT_TIED_HERE', field: 'transporterId' }])!
    const before = known(state, transporterId)
    const isFirst = transporterId === state.transporterId
    const renamed = form.name !== undefined && form.name !== before['name']
    const fault = refusedAt([
      ...licenceFaults(form),
      ...(renamed && isFirst && state.userId ? [{ code: 'NAME_NOT_YOURS', field: 'name' } as const] : []),
    ])
    if (fault) return fault
    if (Object.entries(form).every(([field, value]) => before[field] === value)) return []
    const now = { ...before, ...form }
    const { ties: __, integrations: ___, ...registeredFields } = state
    const own = isFirst ? [{ type: 'DriverChanged', data: { ...registeredFields, ...now, id } }] : []
    const { from = '1970-01-01' } = tie
    const isKept = tie.details !== undefined || !isFirst
    return isKept ? [...own, { type: 'DriverTied', data: { driverId: id, ...tie, details: undefined, from, ...now } }].map(plain) : own
  },
}
/** Without the state's nested copy of the details. */
const plain = ({ type, data: { details: _, ...data } }: { type: string; data: Record<string, unknown> }) => ({ type, data })

type IntegrationLookup = { readonly isOwnPlace: boolean; readonly days: number | undefined }
const DAY = 86_400_000
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const integrating: RegistryRow = {
  lookups: async (_: State, { placeId }: Integration, context: LookupContext): Promise<IntegrationLookup> => ({
    isOwnPlace: placeId === undefined || (await registered(context, 'place', placeId, context.by.shipperId)) !== undefined,
    days: (await registered(context, 'shipper', context.by.shipperId))?.integrationDays,
  }),
  decide: ({ id, date, placeId }: Integration, _, { by, now, lookups: { isOwnPlace, days } }) => {
    const fault = refusedAt([
      ...(date > localDay(now) ? [{ code: 'INTEGRATION_IN_FUTURE', field: 'date' } as const] : []),
      ...(isOwnPlace ? [] : [{ code: 'PLACE_NOT_YOURS', field: 'placeId' } as const]),
    ])
    if (fault) return fault
    const data = {
      driverId: id,
      shipperId: by.shipperId,
      date,
      ...(placeId && { placeId }),
      ...(days && { validUntil: addDays(date, days) }),
    }
    return { type: 'DriverIntegrated', data }
  },
}

/** Drivers: one person per CPF, who works for several companies (CA5). */
export const drivers = registryModule('driver', {
  commands: {
    RegisterNew: registering,
    ChangeDetails: changing,
    SetIntegrationDate: integrating,
    ...tying({ name: 'Driver', known: (state, transporterId) => known(state as State, transporterId) }),
    /** The account that drives as this driver. */
    NoteLogin: {
      decide: ({ userId }: { userId: string }, state: State | undefined) => {
        if (!state || state.userId === userId) return []
        const { ties: _, integrations: __, ...fields } = state
        return { type: 'DriverChanged', data: { ...fields, userId } }
      },
    },
  },
  owner: ownershipOfTied,
  nonConflicting: ['DriverIntegrated'],
  isOtherPart: isOfOtherCompany,
  claims: ({ type, data }, before) => {
    if (type === 'DriverRemoved') return { release: claimed(before?.document) }
    if ((type !== 'DriverRegistered' && type !== 'DriverChanged') || before?.document === data.document) return undefined
    return { take: claimed(data.document), release: claimed(before?.document) }
  },
  claimTaken: () => 'DRIVER_TIED',
})
