import { isCnpj, isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { CommandsOf } from '@embarca/contracts/kit/route.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import type { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { placeOf } from '@embarca/contracts/reference/place.ts'
import { states } from '@embarca/contracts/reference/states.ts'
import { digestOf } from '../kit/identifiers.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import { type Gated, ownershipOfNew, type RegistryRow, registryModule } from '../registry/index.ts'
import { configureGate } from './gate.ts'
import { locationOf } from './location.ts'
import { personOf } from './person-id.ts'

export { type GateOfPlace, gateOf, isGateOpen, isSwitchedOn } from './gate-of.ts'
export { locationOf } from './location.ts'
export { personIdOf, personOf } from './person-id.ts'

type Commands = CommandsOf<typeof placeCommands>
type Form = Extract<Commands, { type: 'RegisterCollectPlace' }>['data']
type AnyForm = Extract<Commands, { type: 'RegisterPlace' | 'ChangePlace' }>['data']
type Kind = AnyForm['type']
type State = Parameters<typeof placeOf>[0] & Gated & { readonly shipperId: string; readonly removed?: true }

const wrong = (code: ReferenceRefusal, field: keyof Form) => refuse(code, { fields: [{ field, message: referenceLabels.refusal[code] }] })

/** Coordinates that the place already had keep their precision: saving its form again is no pin. */
const locatedAt = (form: Pick<Form, 'city' | 'state' | 'latitude' | 'longitude'>, before?: State) => {
  const isWhereItWas = before !== undefined && before.latitude === form.latitude && before.longitude === form.longitude
  if (!isWhereItWas) return locationOf(form)
  const { latitude, longitude, precision } = before
  return { latitude, longitude, ...(precision && { precision }) }
}

/** The fields of a valid form; it always gets coordinates, if only those of the state's capital. */
const fieldsOf = ({ document: typed, ...form }: Form, kind: Kind, shipperId: string, before?: State) => {
  const document = lettersAndDigits(typed)
  if (!isCpf(document) && !isCnpj(document)) return wrong('DOCUMENT_INVALID', 'document')
  const state = states[form.state]
  if (!state) return wrong('STATE_UNKNOWN', 'state')
  const [zone] = state
  return { ...form, ...personOf({ shipperId, document }), ...locatedAt(form, before), document, kind, zone }
}

/** Existing fields are not overwritten: only the place's use is added. */
const known = (place: State, kind: Kind) => {
  if (place.removed) return refuse('NOT_REGISTERED')
  const { gate: _, ...fields } = place
  return place.kind === kind || place.kind === 'BOTH' ? [] : { type: 'PlaceChanged', data: { ...fields, ...personOf(place), kind: 'BOTH' } }
}
const added = (form: Form, kind: Kind, state: State | undefined, { by, newId }: { readonly by: Actor; readonly newId: string }) => {
  if (state) return known(state, kind)
  const fields = fieldsOf(form, kind, by.shipperId)
  return isRefusal(fields) ? fields : { type: 'PlaceRegistered', data: { ...fields, id: newId, shipperId: by.shipperId } }
}
/** A document that is registered already is decided by the stream of its place. */
const registers = (decide: RegistryRow['decide']): RegistryRow => ({
  streamId: (_, { newId }) => newId,
  owner: ownershipOfNew,
  joinsHolder: true,
  decide,
})

/** A digest of a company's document: the document itself may be a person's. */
const claimOf = ({ shipperId, document }: Pick<State, 'shipperId' | 'document'>) =>
  `place:${shipperId}:${digestOf(document).toString('hex')}`

/** Places where loads are collected and delivered. Staff registers and corrects them; the seed uses the registry's own commands. */
export const places = registryModule('place', {
  commands: {
    RegisterCollectPlace: registers((form: Form, state, context) => added(form, 'COLLECT', state, context)),
    RegisterDeliveryPlace: registers((form: Form, state, context) => added(form, 'DELIVERY', state, context)),
    RegisterPlace: registers(({ type, ...form }: AnyForm, state, context) => added(form, type, state, context)),
    ChangePlace: {
      decide: ({ id, type, ...form }: AnyForm & { id: string }, state: State) => {
        const { shipperId, removed } = state
        if (removed) return refuse('NOT_REGISTERED')
        const fields = fieldsOf(form, type, shipperId, state)
        return isRefusal(fields) ? fields : { type: 'PlaceChanged', data: { ...fields, id, shipperId } }
      },
    },
    ConfigureGate: configureGate,
  },
  claims: ({ type, data }, before) => {
    if (type === 'PlaceRemoved') return { release: [claimOf(before)] }
    if (type === 'GateConfigured' || before?.document === data.document) return undefined
    return { take: [claimOf(data)], ...(before && { release: [claimOf(before)] }) }
  },
  claimTaken: () => 'ALREADY_REGISTERED',
  answers: placeOf,
})

export const placeService = {
  modules: { place: places },
  routes: { place: 'place' },
} as const satisfies ServiceManifest
