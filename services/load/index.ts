import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Asking, Beside, Module } from '../kit/module.ts'
import { type Belongs, concerns } from '../kit/scope.ts'
import { registered, worksFor } from '../registry/index.ts'
import { type LoadFacts, nothingBeside } from './beside.ts'
import { claims, claimTaken } from './claims.ts'
import { vehiclesAsked } from './crew.ts'
import { loadDecider } from './decider.ts'
import { dropsHeard, dropsOf } from './drops.ts'
import { carrierFor, crewFor, launchFacts, registerFor } from './register.ts'
import type { Load } from './state.ts'
import { talkHeard, talkOf } from './talk.ts'
import type { LoadCommand, LoadVocabulary } from './vocabulary.ts'

export type { Load } from './state.ts'
export type { LoadCommand } from './vocabulary.ts'

const streamOfLoad = (loadId: string) => `load-${loadId}`

/** The load as another module's decisions and scopes see it. */
export const loadOf = ({ read }: Pick<Beside, 'read'>, loadId: string): Promise<Load> => read(loadDecider, streamOfLoad(loadId))

/** Whom a load concerns; undefined when there is none (any more). Answers at once unless a carrier has to be looked up. */
export const concernedBy = (load: Load, beside: Beside): Belongs | undefined | Promise<Belongs | undefined> => {
  const { shipperId, operationGroupId, transporter, driver } = load
  if (!load.loadId || load.status === 'DELETED') return undefined
  const offered = offeredTo(load)
  const among = (transporterIds: readonly string[]): Belongs => ({
    shipperId,
    operationGroupId,
    driverId: driver?.driverId,
    transporterIds,
  })
  const known = transporter ? [transporter.transporterId, ...offered] : offered
  const asks = carrierToLookUp(load, beside)
  if (!asks || known.includes(asks)) return among(known)
  return worksFor(beside, asks, shipperId).then((works) => among(works ? [...known, asks] : known))
}

const offeredTo = ({ offered, terms }: Load): readonly string[] => (offered && terms ? terms.target.transporterIds : [])

/** Of an offer to everybody, only the carrier that asks is looked up; a driver is concerned by name. */
const carrierToLookUp = ({ offered, terms }: Load, { by }: Beside): string | undefined =>
  offered && terms?.target.flAll && by.driverId === undefined ? by.transporterId : undefined

const idOf = (command: LoadCommand, asked: Pick<Asking, 'newId'>): string => {
  switch (command.type) {
    case 'LaunchLoad':
    case 'RelaunchLoad':
      return asked.newId
    case 'SaveDraft':
      return command.data.hashId ?? asked.newId
    case 'FinishInProgress':
    case 'AddInvoices':
    case 'RemoveInvoice':
    case 'ChangeDriver':
    case 'ChangeVehicles':
    case 'ChangeCrew':
    case 'CancelDelivery':
      return loadWith(command.data.id)
    case 'ChangeTransporter':
    case 'ConfirmDriver':
      return loadWith(command.data.id) || command.data.id
    default:
      return command.data.id
  }
}

/** Calls under `shippingdelivery/` name the delivery; what is none leads to no load. */
const loadWith = (deliveryId: string) => (deliveryOf(loadOfDelivery(deliveryId)) === deliveryId ? loadOfDelivery(deliveryId) : '')

/** Whether a load is there for who asks. */
const knows = async (beside: Beside, loadId: string) => {
  const belongs = await concernedBy(await loadOf(beside, loadId), beside)
  return belongs !== undefined && concerns(beside.by, belongs)
}

const belongs: Module<LoadVocabulary>['belongs'] = (load, command, beside) =>
  load.loadId ? concernedBy(load, beside) : wouldBelong(command, beside)

const wouldBelong = async (command: LoadCommand, beside: Beside): Promise<Belongs | undefined> => {
  const opens =
    command.type === 'LaunchLoad' ||
    command.type === 'LaunchReplica' ||
    (command.type === 'SaveDraft' && !command.data.hashId) ||
    (command.type === 'RelaunchLoad' && (await knows(beside, command.data.id)))
  if (!opens) return undefined
  const operationGroupId = command.type === 'LaunchReplica' ? undefined : command.data.operationGroupId
  return { shipperId: beside.by.shipperId, operationGroupId }
}

const talkFacts = async ({ loadId }: Load, beside: Beside): Promise<LoadFacts> => ({
  ...nothingBeside,
  talk: talkOf(await beside.read(talkHeard, `negotiation-${loadId}`)),
})

/** What is reported of a trip many times a day is decided by the load alone. */
const alone: ReadonlySet<string> = new Set<LoadCommand['type']>([
  'StartCollect',
  'FinishCollect',
  'StartTransit',
  'ApproachDelivery',
  'TagLoad',
  'ObserveLoad',
  'PrioritizeLoad',
])
const facts: Module<LoadVocabulary>['facts'] = (load, command, beside) =>
  alone.has(command.type) ? nothingBeside : lookedUp(load, command, beside)

const lookedUp = async (load: Load, command: LoadCommand, beside: Beside): Promise<LoadFacts> => {
  const { shipperId, transporterId } = beside.by
  switch (command.type) {
    case 'LaunchLoad':
      return launchFacts(command.data, shipperId, beside)
    case 'RelaunchLoad':
      return { ...(await launchFacts(command.data, shipperId, beside)), relaunched: (await loadOf(beside, command.data.id)).status }
    case 'LaunchReplica':
      return { ...nothingBeside, first: await loadOf(beside, command.data.of) }
    case 'LaunchPart':
      return { ...nothingBeside, whole: await loadOf(beside, command.data.lotId) }
    case 'SaveDraft': {
      const operationGroupId = command.data.operationGroupId ?? (load.operationGroupId || beside.by.operationGroups[0])
      return {
        ...nothingBeside,
        register: await registerFor({ ...command.data, ...(operationGroupId && { operationGroupId }) }, shipperId, beside),
      }
    }
    case 'PublishDraft':
      return launchFacts(load.form, load.shipperId, beside)
    case 'EditFob':
      return launchFacts(command.data, load.shipperId, beside)
    case 'AcceptProposal':
      return {
        ...(await talkFacts(load, beside)),
        register: await registerFor({ profileId: load.terms?.profileId ?? '' }, load.shipperId, beside),
      }
    case 'CompleteOffer':
    case 'CloseOffer':
      return talkFacts(load, beside)
    case 'ChangePrice':
      return { ...nothingBeside, register: await registerFor({}, load.shipperId, beside) }
    case 'ChangeProfile':
      return { ...nothingBeside, register: await registerFor({ profileId: command.data.profileId }, load.shipperId, beside) }
    case 'ChangeRoute': {
      const { origins, destinations } = command.data
      return { ...nothingBeside, register: await registerFor({ origins, destinations }, load.shipperId, beside) }
    }
    case 'ChangeTargets':
      return { ...nothingBeside, register: await registerFor({ target: command.data }, load.shipperId, beside) }
    case 'AcceptOffer': {
      const carrier = await registered(beside, 'transporter', transporterId)
      return { ...nothingBeside, carrier: { transporterId: transporterId ?? '', transporterName: carrier?.name ?? '' } }
    }
    case 'BindDriver':
      return { ...nothingBeside, crew: await crewFor(command.data.driverId, command.data.vehicleIds, beside) }
    case 'BindTransporterAndDriver':
      return {
        ...nothingBeside,
        carrier: await carrierFor(command.data.transporterId, load.shipperId, beside),
        crew: await crewFor(command.data.driverId, command.data.vehicleIds, beside),
      }
    case 'ChangeTransporter':
      return { ...nothingBeside, carrier: await carrierFor(command.data.transporterId, load.shipperId, beside) }
    case 'ChangeDriver':
      return { ...nothingBeside, crew: await crewFor(command.data.driverId, [], beside) }
    case 'ChangeVehicles':
      return { ...nothingBeside, crew: await crewFor('', command.data.vehicleIds, beside) }
    case 'ChangeCrew':
      return { ...nothingBeside, crew: await crewFor(command.data.driver.driverId, vehiclesAsked(command.data), beside) }
    case 'FinishLoad':
    case 'MarkDelivered':
    case 'ResetStatus':
      return { ...nothingBeside, drops: dropsOf(await beside.read(dropsHeard, `receipts-${deliveryOf(load.loadId)}`)) }
    default:
      return nothingBeside
  }
}

/** What ends a lot its own stream says first, so that nobody withdraws from it meanwhile. A load that is no lot has nothing to say. */
const ofLot = (type: 'CloseLot' | 'CancelLot' | 'OpenAgain', id: string) => ({ module: 'lot', command: { type, data: { id } } })

/** What is said about an offer ends before the load counts it, and a proposal is held before the load hires by it (`decisions/0015`). */
const inTalk = (type: string, data: object) => ({ module: 'negotiation', command: { type, data } })
const talkFirst: NonNullable<Module<LoadVocabulary>['before']> = {
  CompleteOffer: {
    first: ({ id, deadline }) => inTalk('CloseNegotiation', { id, deadline, because: 'OfferCompleted' }),
    otherwise: ({ id }) => inTalk('OpenNegotiation', { id }),
  },
  CloseOffer: {
    first: ({ id }) => inTalk('CloseNegotiation', { id, ifAnswered: true, because: 'OfferCompleted' }),
    otherwise: ({ id }) => inTalk('OpenNegotiation', { id }),
  },
  AcceptProposal: {
    first: ({ id, negotiationId, justification }) =>
      inTalk('HoldProposal', { id, negotiationId, ...(justification !== undefined && { justification }) }),
    otherwise: ({ id, negotiationId }) => inTalk('ReleaseProposal', { id, negotiationId }),
  },
  ReopenNegotiation: {
    first: ({ id, transporterId }) => inTalk('ReopenDeal', { id, dealId: transporterId }),
    otherwise: ({ id, transporterId }) => inTalk('CloseDeal', { id, dealId: transporterId }),
  },
}

export const loads: Module<LoadVocabulary> = {
  name: 'load',
  decider: loadDecider,
  stream: (command, asked) => streamOfLoad(idOf(command, asked)),
  key: idOf,
  belongs,
  facts,
  claims,
  claimTaken,
  before: {
    ...talkFirst,
    FinishLot: { first: ({ id }) => ofLot('CloseLot', id), otherwise: ({ id }) => ofLot('OpenAgain', id) },
    CancelLoad: { first: ({ id }) => ofLot('CancelLot', id), otherwise: ({ id }) => ofLot('OpenAgain', id) },
    FinishLoad: {
      first: ({ id }) => ({ module: 'receipt', command: { type: 'CloseReceipts', data: { id: deliveryOf(id) } } }),
      otherwise: ({ id }) => ({ module: 'receipt', command: { type: 'ReopenReceipts', data: { id: deliveryOf(id) } } }),
    },
  },
}
