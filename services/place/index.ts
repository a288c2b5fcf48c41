import { isCnpj, isCpf } from '@embarca/contracts/kit/documents.ts'
import type { CommandsOf } from '@embarca/contracts/kit/route.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { placeCommands } from '@embarca/contracts/reference/routes.ts'
import type { Given } from '../kit/decider.ts'
import { refuseField, registryModule, streamOf } from '../registry/index.ts'
import { states } from './states.ts'

type PlaceCommand = CommandsOf<typeof placeCommands>
const commands: readonly string[] = ['RegisterCollectPlace', 'RegisterDeliveryPlace'] satisfies readonly PlaceCommand['type'][]

const register =
  (kind: 'COLLECT' | 'DELIVERY') =>
  (form: PlaceCommand['data'], _: unknown, { by, newId }: Given<any>) => {
    const document = form.document.toUpperCase().replace(/[^A-Z0-9]/g, '')
    if (!isCpf(document) && !isCnpj(document)) return refuseField('DOCUMENT_INVALID', 'document', referenceLabels.refusal.DOCUMENT_INVALID)
    const state = states[form.state]
    if (!state) return refuseField('STATE_UNKNOWN', 'state', referenceLabels.refusal.STATE_UNKNOWN)
    const [zone, latitude, longitude] = state
    return { type: 'PlaceRegistered', data: { latitude, longitude, ...form, document, kind, zone, id: newId, shipperId: by.shipperId } }
  }

/** Where loads are collected and delivered. Staff registers them; the seed uses the registry's own commands. */
export const places = registryModule('place', {
  decide: { RegisterCollectPlace: register('COLLECT'), RegisterDeliveryPlace: register('DELIVERY') },
  stream: ({ type, data }, { newId }) => streamOf('place', commands.includes(type) ? newId : data.id),
  belongs: (state, { type }, { by }) =>
    state?.id ? { shipperId: state.shipperId } : type === 'Register' || commands.includes(type) ? { shipperId: by.shipperId } : undefined,
})
