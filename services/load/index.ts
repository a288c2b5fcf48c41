import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Asking, Beside, Module } from '../kit/module.ts'
import { type Belongs, concerns } from '../kit/scope.ts'
import { worksFor } from '../registry/index.ts'
import { before } from './before.ts'
import { claims, claimTaken, generates } from './claims.ts'
import { loadDecider } from './decider.ts'
import { facts } from './facts.ts'
import { loadOf, streamOfLoad } from './load-of.ts'
import type { Load } from './state.ts'
import type { LoadCommand, LoadVocabulary } from './vocabulary.ts'

export { loadOf } from './load-of.ts'
export type { Load } from './state.ts'
export type { LoadCommand } from './vocabulary.ts'

/**
 * Whom a load concerns; undefined when there is none (any more). From the hiring on, of the carriers only the one that has it
 * (`decisions/0015`).
 */
export const concernedBy = (load: Load, beside: Beside) =>
  load.transporter ? among(load, [load.transporter.transporterId]) : concernedByOffer(load, beside)

const among = ({ shipperId, operationGroupId, authorId, driver }: Load, transporterIds: readonly string[]): Belongs => ({
  shipperId,
  operationGroupId,
  authorId,
  driverId: driver?.driverId,
  transporterIds,
})

/**
 * Whom a load's offer concerns: also carriers that lost it, whose answers are refused because it is over. Answers at once unless a carrier has to be
 * looked up.
 */
export const concernedByOffer = (load: Load, beside: Beside): Belongs | undefined | Promise<Belongs | undefined> => {
  const { shipperId, transporter } = load
  if (!load.loadId || load.status === 'DELETED') return undefined
  const offered = offeredTo(load)
  const known = transporter ? [transporter.transporterId, ...offered] : offered
  const asks = carrierToLookUp(load, beside)
  if (!asks || known.includes(asks)) return among(load, known)
  return worksFor(beside, asks, shipperId).then((works) => among(load, works ? [...known, asks] : known))
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

const belongs: Module<LoadVocabulary>['belongs'] = (load, command, beside) => {
  if (!load.loadId) return wouldBelong(command, beside)
  return command.type === 'AcceptOffer' ? concernedByOffer(load, beside) : concernedBy(load, beside)
}

const wouldBelong = async (command: LoadCommand, beside: Beside): Promise<Belongs | undefined> => {
  const opens =
    command.type === 'LaunchLoad' ||
    command.type === 'LaunchReplica' ||
    (command.type === 'SaveDraft' && !command.data.hashId) ||
    (command.type === 'RelaunchLoad' && (await knows(beside, command.data.id)))
  if (!opens) return undefined
  const operationGroupId = command.type === 'LaunchReplica' ? undefined : command.data.operationGroupId
  return { shipperId: beside.by.shipperId, operationGroupId, authorId: beside.by.userId }
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
  generates,
  before,
}
