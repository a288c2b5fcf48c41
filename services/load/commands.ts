import { isOnTheRoad } from '@embarca/contracts/dedicated/codes.ts'
import { isLot, isOpen, termsGuards } from '@embarca/contracts/load/rules.ts'
import { spans } from '@embarca/contracts/load/spans.ts'
import { gathered } from '../eligibility/index.ts'
import { evaluationFormsFold, evaluationFormsStream, formsForLoad } from '../evaluation/index.ts'
import { commandTable } from '../kit/command-row.ts'
import { bounding } from './amounts.ts'
import { attaching } from './attachments.ts'
import { blocking, blockingLookup } from './block-transitions.ts'
import { changingOrders, formedAtPlacesLookup, formedLookup } from './change-orders.ts'
import { contractNamed, contractSummary } from './contract.ts'
import { crewOfContract } from './contract-crew.ts'
import { correcting } from './correct.ts'
import { crewing } from './crew.ts'
import { dating } from './dates.ts'
import { dedicating } from './dedicate.ts'
import { driving } from './drive.ts'
import { editing } from './edit-fob.ts'
import {
  asking,
  askingCarrierOnly,
  askingCrew,
  askingForwarded,
  askingReopened,
  askingSettled,
  eligible,
  forLoad,
  trioOf,
} from './eligible.ts'
import { evaluating } from './evaluate.ts'
import { finishing } from './finish.ts'
import { formedLoadOf, formOf } from './formed-load.ts'
import { forwarding, forwardingLookup, isLogisticOperator } from './forward.ts'
import { gateIn, gateMoves } from './gate-moves.ts'
import { collectsUntilExit, gatesLookup } from './gates.ts'
import { grouping, isGroupable, isTakenWhole } from './group.ts'
import { hiring, isDear } from './hire.ts'
import { invoicing } from './invoices.ts'
import { flattened, launching } from './launch.ts'
import { launchingOrders } from './launch-orders.ts'
import { editGuards, launchGuards, offerGone } from './lifecycle.ts'
import { loadOf } from './load-of.ts'
import { askingCarrier, dropsLookup, registerLookup, talkLookup } from './lookups.ts'
import { noting } from './notes.ts'
import {
  ownershipOfDraft,
  ownershipOfNew,
  ownershipOfOffer,
  ownershipOfOrders,
  ownershipOfRelaunch,
  ownershipOfReplica,
} from './ownership.ts'
import { parting } from './part.ts'
import { pricing } from './prices.ts'
import { awaitsVehicle, redirecting } from './redirect.ts'
import { carrierFor, crewFor, launchLookups, registerFor } from './register.ts'
import { replicating } from './replicate.ts'
import {
  closeNegotiation,
  closeReceipts,
  endLot,
  holdOtherVehicle,
  holdProposal,
  holdVehicle,
  launchFormed,
  reopenDeal,
  retakeOrders,
  takeOrders,
} from './reservations.ts'
import { reviewing } from './review.ts'
import { routing } from './route.ts'
import { isHired } from './state.ts'
import { loadIdOfDelivery, loadIdOfEither, newLoadId } from './stream-ids.ts'
import { targeting } from './targets.ts'
import type { LoadTypes } from './types.ts'
import { generatesCode, generatesReplicaCode } from './unique-names.ts'

/** Every command of a load. */
export const loadCommands = commandTable<LoadTypes>()({
  SaveDraft: {
    streamId: ({ hashId }, { newId }) => hashId ?? newId,
    owner: ownershipOfDraft,
    generatesName: generatesCode,
    lookups: async ({ operationGroupId: before }, form, context) => {
      const operationGroupId = form.operationGroupId ?? (before || context.by.operationGroups[0])
      const filed = { ...form, ...(operationGroupId && { operationGroupId }) }
      return { register: await registerFor(filed, context.by.shipperId, context) }
    },
    decide: launching.SaveDraft,
  },
  PublishDraft: eligible(
    'PublishDraft',
    {
      lookups: ({ form, shipperId }, _, context) => launchLookups(form, shipperId, context),
      decide: launching.PublishDraft,
    },
    ({ form, shipperId }, _, lookups) => askingSettled(flattened(form), shipperId, lookups),
  ),
  DeleteDraft: { decide: launching.DeleteDraft },
  LaunchLoad: eligible(
    'LaunchLoad',
    {
      streamId: newLoadId,
      owner: ownershipOfNew,
      generatesName: generatesCode,
      lookups: (_, form, context) => launchLookups(form, context.by.shipperId, context),
      guards: (_, form, { now }) => launchGuards(form, now),
      decide: launching.LaunchLoad,
    },
    (_, form, lookups, { by }) => askingSettled(flattened(form), by.shipperId, lookups),
  ),
  LaunchOrders: eligible(
    'LaunchOrders',
    {
      streamId: ({ shippingOrderId }) => shippingOrderId,
      owner: ownershipOfOrders,
      reserve: launchFormed.reserve,
      release: launchFormed.release,
      lookups: async (_, data, context) => {
        const formed = await formedLoadOf(context, data.shippingOrderId)
        return { formed, ...(await launchLookups(formOf(data, formed), context.by.shipperId, context)) }
      },
      guards: (_, data, { now, lookups: { formed } }) => launchGuards(formOf(data, formed), now),
      decide: launchingOrders.LaunchOrders,
    },
    (_, data, lookups, { by }) => askingSettled(flattened(formOf(data, lookups.formed)), by.shipperId, lookups),
  ),
  RelaunchLoad: eligible(
    'RelaunchLoad',
    {
      streamId: newLoadId,
      owner: ownershipOfRelaunch,
      generatesName: generatesCode,
      lookups: async (_, form, context) => ({
        ...(await launchLookups(form, context.by.shipperId, context)),
        relaunched: (await loadOf(context, form.id)).status,
      }),
      guards: (_, form, { now }) => launchGuards(form, now),
      decide: launching.RelaunchLoad,
    },
    (_, form, lookups, { by }) => askingSettled(flattened(form), by.shipperId, lookups),
  ),
  LaunchReplica: {
    owner: ownershipOfReplica,
    isNoop: ({ status }) => status !== 'NEW',
    generatesName: generatesReplicaCode,
    lookups: async (_, { of }, context) => ({ first: await loadOf(context, of) }),
    guards: (_, __, { now, lookups: { first } }) => termsGuards(first.terms, now),
    decide: replicating.LaunchReplica,
  },
  LaunchPart: {
    isNoop: ({ status }) => status !== 'NEW',
    lookups: async (_, { lotId, transporterId }, context) => {
      const lot = await loadOf(context, lotId)
      return { lot, isOperator: await isLogisticOperator(context, lot.shipperId, transporterId) }
    },
    decide: parting.LaunchPart,
  },
  EditFob: eligible(
    'EditFob',
    {
      lookups: ({ shipperId }, form, context) => launchLookups(form, shipperId, context),
      guards: (load, form, { now }) => editGuards(load, form, now),
      decide: editing.EditFob,
    },
    ({ shipperId }, form, lookups) => askingSettled(flattened(form), shipperId, lookups),
  ),

  OpenOffer: { isNoop: (load) => load.status !== 'CREATED' || awaitsVehicle(load), decide: launching.OpenOffer },
  AcceptOffer: eligible(
    'AcceptOffer',
    {
      owner: (load, _, context) => ownershipOfOffer(load, context),
      lookups: askingCarrier,
      notAllowed: offerGone,
      decide: hiring.AcceptOffer,
    },
    (load, _, { carrier }) => askingCarrierOnly(load, carrier.transporterId),
  ),
  CompleteOffer: {
    isNoop: (load, { deadline }) => isLot(load) || !isOpen(load) || deadline !== load.deadline,
    reserve: closeNegotiation.atDeadline,
    release: closeNegotiation.release,
    lookups: talkLookup,
    guards: ({ acceptances }, _, { lookups: { talk } }) => ({ answered: acceptances.length > 0 || talk.answered }),
    decide: hiring.CompleteOffer,
  },
  CloseOffer: {
    reserve: closeNegotiation.ifAnswered,
    release: closeNegotiation.release,
    lookups: talkLookup,
    guards: ({ acceptances }, _, { lookups: { talk } }) => ({ answered: acceptances.length > 0 || talk.answered }),
    decide: hiring.CloseOffer,
  },
  ReopenOffer: { decide: hiring.ReopenOffer },
  ReopenNegotiation: { reserve: reopenDeal.reserve, release: reopenDeal.release, decide: hiring.ReopenNegotiation },
  BoostLoad: { decide: targeting.BoostLoad },
  ChangeTargets: { lookups: registerLookup((target) => ({ target })), decide: targeting.ChangeTargets },

  ChooseTransporter: eligible(
    'ChooseTransporter',
    {
      isNoop: (load, { transporterId }) => load.transporter?.transporterId === transporterId && isHired(load),
      decide: hiring.ChooseTransporter,
    },
    (load, { transporterId }) => askingCarrierOnly(load, transporterId),
  ),
  AcceptProposal: eligible(
    'AcceptProposal',
    {
      isNoop: (load, { negotiationId }) => load.transporter?.negotiationId === negotiationId && isHired(load),
      reserve: holdProposal.reserve,
      release: holdProposal.release,
      lookups: async (load, data, context) => ({
        ...(await talkLookup(load, data, context)),
        register: await registerFor({ profileId: load.terms?.profileId ?? '' }, load.shipperId, context),
      }),
      guards: (load, { negotiationId }, { lookups }) => ({ approvalRequired: isDear(negotiationId, load, lookups) }),
      decide: hiring.AcceptProposal,
    },
    (load, { negotiationId }, { talk }) => askingCarrierOnly(load, talk.held[negotiationId]?.transporterId),
  ),
  ApproveHiring: eligible('ApproveHiring', { decide: hiring.ApproveHiring }, (load) => asking(load)),
  RefuseHiring: { decide: hiring.RefuseHiring },
  UndoAcceptance: { decide: hiring.UndoAcceptance },

  BindDriver: eligible(
    'BindDriver',
    {
      lookups: async (_, { driverId, vehicleIds }, context) => ({ crew: await crewFor(driverId, vehicleIds, context) }),
      decide: crewing.BindDriver,
    },
    (load, _, { crew }) => askingCrew(load, crew),
  ),
  BindTransporterAndDriver: eligible(
    'BindTransporterAndDriver',
    {
      lookups: async ({ shipperId }, { transporterId, driverId, vehicleIds }, context) => ({
        carrier: await carrierFor(transporterId, shipperId, context),
        crew: await crewFor(driverId, vehicleIds, context),
      }),
      decide: crewing.BindTransporterAndDriver,
    },
    (load, _, { carrier, crew }) => askingCrew(load, crew, carrier.transporterId),
  ),
  ConfirmDriver: eligible('ConfirmDriver', { streamId: loadIdOfEither, decide: crewing.ConfirmDriver }, (load) => asking(load)),
  RefuseDriver: { decide: crewing.RefuseDriver },
  ChangeTransporter: eligible(
    'ChangeTransporter',
    {
      streamId: loadIdOfEither,
      lookups: async ({ shipperId }, { transporterId }, context) => ({ carrier: await carrierFor(transporterId, shipperId, context) }),
      decide: crewing.ChangeTransporter,
    },
    (load, _, { carrier }) => askingCarrierOnly(load, carrier.transporterId),
  ),
  ForwardLoad: eligible('ForwardLoad', { lookups: forwardingLookup, decide: forwarding.ForwardLoad }, (load, { transporterId }) =>
    askingForwarded(load, transporterId),
  ),
  TakeLoadBack: { decide: forwarding.TakeLoadBack },
  ChangeDriver: eligible(
    'ChangeDriver',
    {
      streamId: loadIdOfDelivery,
      lookups: async (_, { driverId }, context) => ({ crew: await crewFor(driverId, [], context) }),
      decide: crewing.ChangeDriver,
    },
    (load, _, { crew }) => askingCrew(load, crew),
  ),
  ChangeVehicles: eligible(
    'ChangeVehicles',
    {
      streamId: loadIdOfDelivery,
      lookups: async (_, { vehicleIds }, context) => ({ crew: await crewFor('', vehicleIds, context) }),
      decide: crewing.ChangeVehicles,
    },
    (load, _, { crew }) => askingCrew(load, crew),
  ),
  ChangeCrew: eligible(
    'ChangeCrew',
    {
      streamId: loadIdOfDelivery,
      lookups: async (_, { driver, dedicatedVehicleId, vehicleIds }, context) => {
        const { terms } = dedicatedVehicleId === undefined ? {} : await contractNamed(dedicatedVehicleId, context)
        const ids = vehicleIds ?? (terms?.vehicles ?? []).map(({ vehicleId }) => vehicleId)
        return { crew: await crewFor(driver.driverId, ids, context), vehicleIds: ids }
      },
      decide: crewing.ChangeCrew,
    },
    (load, _, { crew }) => askingCrew(load, crew),
  ),

  BindDedicated: eligible(
    'BindDedicated',
    {
      streamId: ({ hash }) => hash,
      isNoop: ({ dedicatedId, driver }, { id }) => dedicatedId === id && driver !== undefined,
      reserve: holdVehicle.reserve,
      release: holdVehicle.release,
      lookups: async (load, data, context) => {
        const contract = await contractSummary(context, data.id)
        return { ...(await talkLookup(load, data, context)), contract, crew: await crewOfContract(context, contract) }
      },
      decide: dedicating.BindDedicated,
    },
    (load, _, { contract, crew }) => askingCrew(load, crew, contract.terms?.transporterId),
  ),
  ChangeDedicated: eligible(
    'ChangeDedicated',
    {
      streamId: loadIdOfDelivery,
      isNoop: ({ dedicatedId }, { dedicatedVehicleId }) => dedicatedId === dedicatedVehicleId,
      checksFirst: true,
      reserve: holdOtherVehicle.reserve,
      release: holdOtherVehicle.release,
      lookups: async (_, { dedicatedVehicleId, driver }, context) => {
        const contract = await contractNamed(dedicatedVehicleId, context)
        return { contract, crew: await crewOfContract(context, contract, driver?.driverId) }
      },
      decide: redirecting.ChangeDedicated,
    },
    (load, _, { contract, crew }) => askingCrew(load, crew, contract.terms?.transporterId),
  ),
  FollowContract: {
    streamId: ({ hash }) => hash,
    isNoop: ({ dedicatedId, driver }, { id }) => dedicatedId !== id || driver === undefined,
    lookups: async (_, { id }, context) => {
      const contract = await contractSummary(context, id)
      return { contract, crew: await crewOfContract(context, contract) }
    },
    decide: redirecting.FollowContract,
  },
  ReleaseDedicated: {
    streamId: ({ hash }) => hash,
    isNoop: ({ status }, data) => 'because' in data && isOnTheRoad(status),
    lookups: gatesLookup,
    decide: dedicating.ReleaseDedicated,
  },
  PutInTransit: { streamId: ({ hash }) => hash, lookups: gatesLookup, decide: dedicating.PutInTransit },

  ReviewHiring: {
    outsideLifecycle: true,
    lookups: async (load, _, context) => ({ judged: await gathered(context, load.shipperId, trioOf(load), forLoad(load)) }),
    decide: reviewing.ReviewHiring,
  },
  WaiveEligibility: { decide: reviewing.WaiveEligibility },

  StartCollect: eligible(
    'StartCollect',
    {
      isNoop: ({ status }, data) => gateIn(data) !== undefined && status === 'IN_COLLECT',
      lookups: gatesLookup,
      decide: driving.StartCollect,
    },
    (load) => asking(load),
  ),
  FinishCollect: {
    isNoop: ({ status }, data) => gateIn(data) !== undefined && status !== 'IN_COLLECT',
    lookups: gatesLookup,
    decide: driving.FinishCollect,
  },
  StartTransit: { lookups: gatesLookup, decide: driving.StartTransit },
  LeaveGate: {
    // The truck of a load that was canceled or sent back only leaves.
    isNoop: ({ status }) => status !== 'IN_COLLECT' && status !== 'COLLECT_DONE',
    lookups: gatesLookup,
    decide: gateMoves.LeaveGate,
  },
  UndoCollectStart: { isNoop: ({ status }) => status !== 'IN_COLLECT', lookups: gatesLookup, decide: gateMoves.UndoCollectStart },
  UndoCollectFinish: { isNoop: ({ status }) => status !== 'COLLECT_DONE', decide: gateMoves.UndoCollectFinish },
  UndoTransit: {
    isNoop: ({ status }) => status === 'LINKED_TO_DRIVER_VEHICLE' || status === 'IN_COLLECT' || status === 'COLLECT_DONE',
    lookups: gatesLookup,
    guards: (_, { gateId }, { lookups }) => ({ collectsUntilExit: collectsUntilExit(gateId, lookups) }),
    decide: gateMoves.UndoTransit,
  },
  FollowGate: {
    outsideLifecycle: true,
    isNoop: ({ gateMove }, { moveId }) => gateMove?.moveId !== moveId,
    lookups: gatesLookup,
    decide: gateMoves.FollowGate,
  },
  ApproachDelivery: { decide: driving.ApproachDelivery },
  GroupLoad: {
    isNoop: (load, { orderIds }) => !isGroupable(load) || !isTakenWhole(load, orderIds),
    decide: grouping.GroupLoad,
  },
  UngroupLoad: {
    isNoop: ({ status, grouped }, { mountId }) => status !== 'GROUPED' || grouped?.mountId !== mountId,
    guards: ({ grouped }) => ({ scheduled: grouped?.from === 'CREATED' }),
    decide: grouping.UngroupLoad,
  },
  BlockTransitions: { outsideLifecycle: true, lookups: blockingLookup, decide: blocking.BlockTransitions },
  UnblockTransitions: { outsideLifecycle: true, decide: blocking.UnblockTransitions },

  MarkDelivered: { isNoop: ({ status }) => status !== 'IN_DELIVERY', lookups: dropsLookup, decide: driving.MarkDelivered },
  FinishInProgress: { streamId: loadIdOfDelivery, decide: driving.FinishInProgress },
  ResetStatus: {
    lookups: async (load, data, context) => ({ ...(await dropsLookup(load, data, context)), ...(await gatesLookup(load, data, context)) }),
    decide: driving.ResetStatus,
  },

  FinishLoad: { reserve: closeReceipts.reserve, release: closeReceipts.release, lookups: dropsLookup, decide: finishing.FinishLoad },
  FinishOnlyHiring: { decide: finishing.FinishOnlyHiring },
  RateTransporter: {
    streamId: ({ shippingHash }) => shippingHash,
    outsideLifecycle: true,
    lookups: async ({ shipperId, operationGroupId }, _, { read }) => ({
      forms: formsForLoad(await read(evaluationFormsFold, evaluationFormsStream(shipperId)), operationGroupId),
    }),
    decide: evaluating.RateTransporter,
  },
  CancelLoad: { reserve: endLot.cancel, release: endLot.release, mustReserve: endLot.mustReserve, decide: finishing.CancelLoad },
  CancelDelivery: { streamId: loadIdOfDelivery, decide: parting.CancelDelivery },
  ReopenLoad: eligible(
    'ReopenLoad',
    {
      reserve: retakeOrders.reserve,
      release: retakeOrders.release,
      mustReserve: ({ terms, status }) => terms?.mountId !== undefined && status !== 'FINISHED',
      decide: finishing.ReopenLoad,
    },
    askingReopened,
  ),

  FinishLot: { reserve: endLot.close, release: endLot.release, decide: parting.FinishLot },
  ExpireLot: { isNoop: ({ status }) => status !== 'NEGOTIATION', decide: parting.ExpireLot },
  ReopenLot: { decide: parting.ReopenLot },
  ChangePart: {
    outsideLifecycle: true,
    lookups: async ({ terms }, _, context) => ({ lot: await loadOf(context, terms?.partOf?.lotId ?? '') }),
    decide: parting.ChangePart,
  },
  ChangeAmountMinimum: { decide: bounding.ChangeAmountMinimum },
  ChangeAmountMaximum: { decide: bounding.ChangeAmountMaximum },

  AddInvoices: { streamId: loadIdOfDelivery, outsideLifecycle: true, decide: invoicing.AddInvoices },
  RemoveInvoice: { streamId: loadIdOfDelivery, outsideLifecycle: true, decide: invoicing.RemoveInvoice },
  AttachFile: { decide: attaching.AttachFile },
  ChangeAttachment: { decide: attaching.ChangeAttachment },
  DetachFile: { decide: attaching.DetachFile },

  TagLoad: { outsideLifecycle: true, decide: noting.TagLoad },
  ChangeTags: { outsideLifecycle: true, decide: noting.ChangeTags },
  PrioritizeLoad: { outsideLifecycle: true, decide: noting.PrioritizeLoad },
  ObserveLoad: { outsideLifecycle: true, decide: noting.ObserveLoad },
  ObserveOrigin: { decide: noting.ObserveOrigin },
  ObserveDestination: { decide: noting.ObserveDestination },
  ChangeNfCode: { decide: noting.ChangeNfCode },

  RenameLoad: { generatesName: generatesCode, decide: correcting.RenameLoad },
  ChangeWeight: { decide: correcting.ChangeWeight },
  ChangeDistance: { decide: correcting.ChangeDistance },
  ChangeProfile: { lookups: registerLookup(({ profileId }) => ({ profileId })), decide: correcting.ChangeProfile },
  ChangePrice: { lookups: registerLookup(() => ({})), decide: pricing.ChangePrice },
  ChangeCollectDate: { decide: dating.ChangeCollectDate },
  ChangeCollectWindow: { decide: dating.ChangeCollectWindow },
  ChangeDeliveryDate: { decide: dating.ChangeDeliveryDate },
  ReorderDeliveries: { decide: routing.ReorderDeliveries },
  AddLoadOrders: {
    reserve: takeOrders.reserve,
    mustReserve: ({ terms }) => terms?.mountId !== undefined,
    release: takeOrders.release,
    lookups: formedAtPlacesLookup,
    decide: changingOrders.AddLoadOrders,
  },
  RestateOrders: {
    outsideLifecycle: true,
    isNoop: ({ status }) => !(spans.untilDelivered as readonly string[]).includes(status),
    lookups: formedLookup,
    decide: changingOrders.RestateOrders,
  },
  RemoveLoadOrders: { lookups: formedLookup, decide: changingOrders.RemoveLoadOrders },
  ChangeRoute: { lookups: registerLookup(({ origins, destinations }) => ({ origins, destinations })), decide: routing.ChangeRoute },
})
