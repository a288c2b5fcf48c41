import { isCnpj, isCpf } from '@embarca/contracts/kit/documents.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { CommandsOf } from '@embarca/contracts/kit/route.ts'
import type { ReferenceRefusal } from '@embarca/contracts/reference/codes.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { placeCommands } from '@embarca/contracts/reference/routes.ts'
import type { Given } from '../kit/decider.ts'
import { registryModule, streamOf } from '../registry/index.ts'
import { states } from './states.ts'

type PlaceCommand = CommandsOf<typeof placeCommands>

const wrong = (code: ReferenceRefusal, field: keyof PlaceCommand['data']) =>
  refuse(code, { fields: [{ field, message: referenceLabels.refusal[code] }] })

const register =
  (kind: 'COLLECT' | 'DELIVERY') =>
  (form: PlaceCommand['data'], _: unknown, { by, newId }: Given<any>) => {
    const document = form.document.toUpperCase().replace(/[^A-Z0-9]/g, '')
    if (!isCpf(document) && !isCnpj(document)) return wrong('DOCUMENT_INVALID', 'document')
    const state = states[form.state]
    if (!state) return wrong('STATE_UNKNOWN', 'state')
    const [zone, latitude, longitude] = state
    return { type: 'PlaceRegistered', data: { latitude, longitude, ...form, document, kind, zone, id: newId, shipperId: by.shipperId } }
  }
const decide = { RegisterCollectPlace: register('COLLECT'), RegisterDeliveryPlace: register('DELIVERY') }
const isNew = (type: string) => Object.hasOwn(decide, type)

/** Where loads are collected and delivered. Staff registers them; the seed uses the registry's own commands. */
export const places = registryModule('place', {
  decide,
  stream: ({ type, data }, { newId }) => streamOf('place', isNew(type) ? newId : data.id),
  belongs: (state, { type }, { by }) =>
    state?.id ? { shipperId: state.shipperId } : type === 'Register' || isNew(type) ? { shipperId: by.shipperId } : undefined,
})
