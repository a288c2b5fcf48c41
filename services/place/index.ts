import { isCnpj, isCpf } from '@embarca/contracts/kit/documents.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { CommandsOf } from '@embarca/contracts/kit/route.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import type { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { Given } from '../kit/decider.ts'
import { registryModule, streamOf } from '../registry/index.ts'
import { states } from './states.ts'

type Commands = CommandsOf<typeof placeCommands>
type Form = Extract<Commands, { type: 'RegisterCollectPlace' }>['data']
type AnyForm = Extract<Commands, { type: 'RegisterPlace' | 'ChangePlace' }>['data']
type Kind = AnyForm['type']

const wrong = (code: ReferenceRefusal, field: keyof Form) => refuse(code, { fields: [{ field, message: referenceLabels.refusal[code] }] })

/** The fields of a sound form; somewhere on the map even when nobody pinned it. */
const fieldsOf = ({ document: typed, ...form }: Form, kind: Kind) => {
  const document = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (!isCpf(document) && !isCnpj(document)) return wrong('DOCUMENT_INVALID', 'document')
  const state = states[form.state]
  if (!state) return wrong('STATE_UNKNOWN', 'state')
  const [zone, latitude, longitude] = state
  return { latitude, longitude, ...form, document, kind, zone }
}

const added = (form: Form, kind: Kind, { by, newId }: Given<any>) => {
  const fields = fieldsOf(form, kind)
  return isRefusal(fields) ? fields : { type: 'PlaceRegistered', data: { ...fields, id: newId, shipperId: by.shipperId } }
}
const register = (kind: Kind) => (form: Form, _: unknown, given: Given<any>) => added(form, kind, given)
const decide = {
  RegisterCollectPlace: register('COLLECT'),
  RegisterDeliveryPlace: register('DELIVERY'),
  RegisterPlace: ({ type, ...form }: AnyForm, _: unknown, given: Given<any>) => added(form, type, given),
}
const isNew = (type: string) => Object.hasOwn(decide, type)

/** Where loads are collected and delivered. Staff registers and corrects them; the seed uses the registry's own commands. */
export const places = registryModule('place', {
  decide: {
    ...decide,
    ChangePlace: ({ id, type, ...form }: AnyForm & { id: string }, { shipperId, removed }: { shipperId: string; removed?: true }) => {
      if (removed) return refuse('NOT_REGISTERED')
      const fields = fieldsOf(form, type)
      return isRefusal(fields) ? fields : { type: 'PlaceChanged', data: { ...fields, id, shipperId } }
    },
  },
  stream: ({ type, data }, { newId }) => streamOf('place', isNew(type) ? newId : data.id),
  belongs: (state, { type }, { by }) =>
    state?.id ? { shipperId: state.shipperId } : type === 'Register' || isNew(type) ? { shipperId: by.shipperId } : undefined,
})
