import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { messageFor } from '@embarca/contracts/refusals.ts'
import { foldEvents } from '@embarca/projections/kit/projector.ts'
import { actionsOf } from '@embarca/projections/load-details/actions.ts'
import { loadDetailsProjector } from '@embarca/projections/load-details/projector.ts'
import { decide } from '@embarca/services/kit/decide.ts'
import { fold } from '@embarca/services/kit/fold.ts'
import { dropsFold, dropsOf } from '@embarca/services/load/drops.ts'
import { loads } from '@embarca/services/load/index.ts'
import { negotiationFold, negotiationSummaryOf } from '@embarca/services/load/negotiation-summary.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { expect, it } from 'vitest'
import { someone } from '../kit/specification.ts'
import { loadScript, mill, shop } from '../stories/load-script.ts'

const now = '2026-01-05T13:00:00.000Z'
type LoadScript = ReturnType<typeof loadScript>

/** A valid input for each command. */
const inputs: Readonly<Record<string, object>> = {
  ChooseTransporter: { transporterId: 't1' },
  AcceptProposal: { negotiationId: 'n1' },
  ReopenNegotiation: { transporterId: 't1' },
  RefuseHiring: { reason: 'x' },
  RefuseDriver: { reason: 'x' },
  BindTransporterAndDriver: { transporterId: 't1', driverId: 'd1', vehicleIds: ['v1'] },
  ChangeTransporter: { transporterId: 't3', reason: 'x' },
  ChangeDedicated: { dedicatedVehicleId: 'c1', reason: 'x' },
  ChangeDriver: { driverId: 'd1', reason: 'x' },
  ChangeVehicles: { vehicleIds: ['v1'], reason: 'x' },
  ChangeCrew: { driver: { driverId: 'd1' }, vehicleIds: ['v1'], reason: 'x' },
  FinishInProgress: { id: 'L1-1', reason: 'x' },
  CancelLoad: { reason: 'x' },
  RenameLoad: { externalId: 'OUTRA' },
  ChangePrice: { freightPrice: 2, reason: 'x' },
  ChangeWeight: { weight: '2' },
  ChangeDistance: { freightDistance: 2 },
  ChangeProfile: { profileId: 'p2' },
  ChangeTargets: { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
  ChangeCollectDate: { originId: 'o1', collectDate: '06/01/2026 15:30:00' },
  ChangeCollectWindow: { originId: 'o1', initCollectDate: '2026-01-06T10:00:00Z', limitCollectDate: '2026-01-06T14:00:00Z' },
  ObserveOrigin: { originId: 'o1', observation: 'x' },
  ChangeDeliveryDate: { destinationId: 'r1', deliveryDate: '09/01/2026' },
  ObserveDestination: { destinationId: 'r1', observation: 'x' },
  ChangeNfCode: { orderCode: 'PED-1', nfCode: '1' },
  ReorderDeliveries: { destinationIds: ['r2', 'r1'] },
  ChangeRoute: {
    origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00Z' }],
    destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00Z', externalId: 'PED-1' }],
    reason: 'x',
  },
  RateTransporter: { id: 't1', shippingHash: 'L1', rating: 5 },
  WaiveEligibility: { rule: 'BLOCKED', subjectId: 't1', reason: 'Contrato vigente' },
  TagLoad: { tags: ['outra'] },
  PrioritizeLoad: { flPriority: 'true' },
  ObserveLoad: { observation: 'x' },
  AddInvoices: { id: 'L1-1', invoices: [{ orderCode: 'PED-2', series: '1', number: '9' }] },
  RemoveInvoice: { id: 'L1-1', invoiceId: 'i1' },
}
const crew = {
  driver: { driverId: 'd1', transporterId: 't1', name: 'João', document: '1', phone: '2', active: true },
  vehicles: [{ id: 'v1', transporterId: 't1', plate: 'ABC1D23', vehicleType: 'CARRETA' }],
}
const register = { ...nothingFound.register, places: { mill, shop }, profile: { name: 'Caixas', measureType: 'CUBAGE' as const } }
/** ChangeTransporter asks for a transporter other than the hired one. */
const carrierFor = (command: string) => ({ transporterId: command === 'ChangeTransporter' ? 't3' : 't1', transporterName: 'T' })
const scripts: Readonly<Record<string, (load: LoadScript) => void>> = {
  'to the finished load': ({ toFinished }) => toFinished(),
  'an offer that waits for its end': (load) => {
    load.launched()
    load.offered()
    load.recordOnLoad('OfferAccepted', { transporterId: 't1', transporterName: 'T', price: 1 })
    load.recordOnLoad('OfferCompleted', { status: 'OFFER_COMPLETED' })
    load.recordOnLoad('TransporterAssigned', { status: 'WAITING_APPROVE', transporterId: 't1', transporterName: 'T', price: 1 })
    load.recordOnLoad('HiringRefused', { status: 'WAIT_TRANSPORTER_ACCEPT', reason: 'x', deadline: now })
    load.recordOnLoad('LoadExpired', { status: 'EXPIRED' })
    load.recordOnLoad('LoadReopened', { status: 'WAIT_TRANSPORTER_ACCEPT', deadline: now })
    load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
  },
  'a negotiation with proposals': (load) => {
    const recordOnNegotiation = (type: string, data: object = {}) =>
      load.recordEvent('negotiation-L1', { type, data: { loadId: 'L1', ...data } })
    const proposes = () =>
      recordOnNegotiation('ProposalMade', { transporterId: 't1', transporterName: 'T', negotiationId: 'n1', by: 'TRANSPORTER', price: 1 })
    load.launched()
    load.offered()
    proposes()
    recordOnNegotiation('ProposalRefused', { transporterId: 't1', negotiationId: 'n1', justification: 'x' })
    proposes()
    recordOnNegotiation('NegotiationClosed', { because: 'OfferCompleted' })
    load.recordOnLoad('OfferCompleted', { status: 'OFFER_COMPLETED' })
    load.recordOnLoad('OfferReopened', { status: 'NEGOTIATION', deadline: now })
    recordOnNegotiation('NegotiationReopened', { deadline: now })
    load.recordOnLoad('TransporterAssigned', {
      status: 'ASSIGNED_TO_TRANSPORTER',
      transporterId: 't1',
      transporterName: 'T',
      price: 1,
      negotiationId: 'n1',
    })
    load.recordOnLoad('AcceptanceUndone', { status: 'NEGOTIATION', deadline: now })
    load.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
    recordOnNegotiation('NegotiationClosed', { because: 'LoadCanceled' })
    load.recordOnLoad('LoadReopened', { status: 'NEGOTIATION', deadline: now })
    recordOnNegotiation('NegotiationReopened', { deadline: now })
  },
  'sent back and refused': (load) => {
    load.underway()
    load.approached()
    load.arrived('r1')
    load.approved('r1')
    load.refused('r1')
    load.recordOnLoad('StatusReset', { status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_DELIVERY' })
    load.bound()
  },
}

/** The text of the rule by which the load refuses a command now. */
const ruleOf = (load: LoadScript, upTo: number, command: string) => {
  const events = load.log.slice(0, upTo)
  const of = (stream: string) => events.filter((event) => event.stream.startsWith(stream))
  const state = fold(loads.fold, of('load-'))
  const receipts = fold(dropsFold, of('receipts-'))
  // Finishing closes the receipts first, which they refuse unless all are approved.
  const drops = { ...dropsOf(receipts), ...(command === 'FinishLoad' && { closed: dropsOf(receipts).allApproved }) }
  // Repeating the same choice is a no-op; the page does not offer it.
  if (['ChooseTransporter', 'AcceptProposal'].includes(command) && state.transporter) return messageFor('LOAD_NOT_NOW')
  // Accepting a proposal reserves it first.
  const talk = negotiationSummaryOf(fold(negotiationFold, of('negotiation-')))
  const held = { n1: { transporterId: 't1', transporterName: 'T', price: 1 } }
  const targets = command === 'ResetStatus' ? ['ASSIGNED_TO_TRANSPORTER', 'IN_DELIVERY', 'IN_COLLECT'] : ['']
  const outcomes = targets.map((status) =>
    decide(loads, { type: command, data: { id: 'L1', ...inputs[command], ...(status && { status }) } } as never, state, {
      now,
      by: someone,
      lookups: { ...nothingFound, register, crew, carrier: carrierFor(command), drops, talk: { ...talk, held } },
      newId: 'new',
      attempt: 0,
    }),
  )
  const admitted = outcomes.find((outcome) => !isRefusal(outcome))
  return admitted ? undefined : messageFor((outcomes[0] as { refused: string }).refused)
}

it.each(Object.entries(scripts))(
  'a page allows the commands that the load accepts, and blocks the others with their rule: %s',
  (_, script) => {
    const load = loadScript()
    script(load)
    for (let upTo = 1; upTo <= load.log.length; upTo++) {
      const details = foldEvents(loadDetailsProjector, load.log.slice(0, upTo)).get('L1')!
      const card = {
        driverId: fold(
          loads.fold,
          load.log.slice(0, upTo).filter(({ stream }) => stream.startsWith('load-')),
        ).driver?.driverId,
      }
      const actions = actionsOf(details, card, { roles: ['shipper_admin'] }, now)
      for (const { command } of Object.values(loadRoutes)) {
        // The decision on a draft depends on its contents; a launch has no load yet.
        if (['LaunchLoad', 'RelaunchLoad', 'SaveDraft', 'PublishDraft'].includes(command)) continue
        const action = actions.find((one) => one.action === command)
        expect({ at: details.status, command, because: action?.because }).toEqual({
          at: details.status,
          command,
          because: ruleOf(load, upTo, command),
        })
      }
    }
  },
)
