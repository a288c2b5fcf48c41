import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { Beside, Module } from '../kit/module.ts'
import { registered } from '../registry/index.ts'
import { type LoadFacts, nothingBeside } from './beside.ts'
import { vehiclesAsked } from './crew.ts'
import { dropsHeard, dropsOf } from './drops.ts'
import { loadOf } from './load-of.ts'
import { carrierFor, crewFor, launchFacts, registerFor } from './register.ts'
import type { Load } from './state.ts'
import { talkHeard, talkOf } from './talk.ts'
import type { LoadCommand, LoadVocabulary } from './vocabulary.ts'

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
  'ChangeTags',
  'ObserveLoad',
  'PrioritizeLoad',
])
/** What a command's decision looks at besides the load, and no more. */
export const facts: NonNullable<Module<LoadVocabulary>['facts']> = (load, command, beside) =>
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
