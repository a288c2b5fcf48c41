import type { OfType } from '@embarca/contracts/kit/event.ts'
import { type TransitionBlock, withBlock, withoutBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import type { LoadLifecycleStatus, LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { eachOfferMark, type OfferMarks, unmarkedOffer } from '@embarca/contracts/load/offer-marks.ts'
import { redrafted, revised } from '@embarca/contracts/load/revised.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Evolve } from '../kit/decision.ts'

type DataOf<K extends LoadEvent['type']> = OfType<LoadEvent, K>['data']
export type LoadAcceptance = Omit<DataOf<'OfferAccepted'>, 'loadId' | 'checks'>
export type Invoice = DataOf<'InvoicesAdded'>['invoices'][number]

type Carrier = Pick<DataOf<'LoadForwarded'>, 'transporterId' | 'transporterName'>
export type LoadState = OfferMarks & {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  /** The user who drafted or launched it first; loads of older logs have none. */
  readonly authorId?: string | undefined
  readonly status: LoadLifecycleStatus
  readonly externalId: string
  /** The code that its lot or its formed load holds for it, whatever it is called since. */
  readonly codeHeldFor?: string | undefined
  /** Of a draft. */
  readonly form: DraftForm
  /** Since its launch. */
  readonly terms?: LoadTerms
  readonly offered: boolean
  /** When the open offer ends. */
  readonly deadline?: string
  readonly acceptances: readonly LoadAcceptance[]
  readonly transporter?:
    | (LoadAcceptance & { readonly negotiationId?: string | undefined; readonly logisticOperator?: boolean | undefined })
    | undefined
  /** The carrier to which the hired logistic operator forwarded it. */
  readonly executor?: Carrier | undefined
  readonly driver?: DataOf<'DriverBound'>['driver'] | undefined
  readonly vehicles: DataOf<'DriverBound'>['vehicles']
  /** The contract whose vehicle carries it. */
  readonly dedicatedId?: string | undefined
  /** How often a contract's vehicle was bound to it. */
  readonly bindings?: number | undefined
  /** What questions its hiring. */
  readonly questioned?: DataOf<'HiringQuestioned'>['checks'] | undefined
  /** The gate that moved the load last, and its command; absent: another did since. */
  readonly gateMove?: { readonly gateId: string; readonly moveId: string } | undefined
  /** The gate that started the collect. */
  readonly collectGate?: string | undefined
  /** The formed load that took all its orders, and the status it had. */
  readonly grouped?: Pick<DataOf<'LoadGrouped'>, 'mountId' | 'from'> | undefined
  /** Names this collect: its first move by a gate. A collect that was undone and begins again is the same one. */
  readonly collectId?: string | undefined
  readonly collectsAgain?: boolean
  /** Open pendencies that stop transitions. */
  readonly blocks?: readonly TransitionBlock[] | undefined
  readonly waivers: readonly Pick<DataOf<'EligibilityWaived'>, 'rule' | 'subjectId'>[]
  readonly invoices: readonly Invoice[]
  readonly tags: readonly string[]
  readonly flPriority: boolean
  readonly observation: string
}

const unknownLoad: LoadState = {
  loadId: '',
  shipperId: '',
  operationGroupId: '',
  status: 'NEW',
  externalId: '',
  form: {},
  offered: false,
  ...unmarkedOffer,
  acceptances: [],
  vehicles: [],
  waivers: [],
  invoices: [],
  tags: [],
  flPriority: false,
  observation: '',
}

export const isHired = ({ status }: LoadState) => status === 'ASSIGNED_TO_TRANSPORTER' || status === 'WAITING_APPROVE'
export const hasAccepted = ({ acceptances }: LoadState, transporterId: string | undefined) =>
  acceptances.some((one) => one.transporterId === transporterId)

/** The carrier whose crew runs the load: the one it was forwarded to, else the hired one. */
export const runnerOf = ({ executor, transporter }: LoadState) => executor ?? transporter

const moved = (load: LoadState, { status }: { status: LoadStatus }): LoadState => ({ ...load, status })
type ByGate = { readonly status: LoadStatus; readonly gate?: NonNullable<LoadState['gateMove']> | undefined }
/** A step of the collect, by a gate or by the driver's app. */
const collected = (load: LoadState, { status, gate }: ByGate): LoadState => ({ ...load, status, gateMove: gate })
const offeredAgain = (load: LoadState, { status, deadline }: { status: LoadStatus; deadline?: string }): LoadState => ({
  ...load,
  status,
  ...unmarkedOffer,
  ...(deadline && { deadline }),
})
/** Ends the hiring: the hired transporter is removed, others who accepted stay. */
const unhired = ({ transporter, executor: ___, driver: _, questioned: __, ...load }: LoadState): LoadState => ({
  ...load,
  vehicles: [],
  acceptances: load.acceptances.filter(({ transporterId }) => transporterId !== transporter?.transporterId),
})
const unbound = ({ driver: _, ...load }: LoadState): LoadState => ({ ...load, vehicles: [] })
const withoutContract = ({ dedicatedId: _, ...load }: LoadState): LoadState => load
const unforwarded = ({ executor: _, ...load }: LoadState): LoadState => load
/** The load after an event that changed its terms. */
const agreed =
  <K extends LoadEvent['type']>(type: K) =>
  (load: LoadState, data: DataOf<K>): LoadState =>
    load.terms ? { ...load, terms: revised(load.terms, { type, data }) } : load

/** A note is stored on the load; a draft has it in its form, too. */
const noted =
  <K extends 'LoadTagged' | 'LoadPriorityChanged' | 'LoadObservationChanged'>(type: K) =>
  (load: LoadState, { loadId: _, ...note }: DataOf<K>): LoadState => ({
    ...load,
    ...note,
    ...(!load.terms && { form: redrafted(load.form, { type, data: note }) }),
  })

const evolve: Evolve<{ state: LoadState; event: LoadEvent }> = {
  LoadDrafted: (load, { loadId, shipperId, operationGroupId, authorId, status, externalId, form }) => ({
    ...load,
    loadId,
    shipperId,
    operationGroupId,
    authorId,
    status,
    externalId,
    form,
    tags: form.tags ?? [],
    flPriority: form.flPriority ?? false,
    observation: form.observation ?? '',
  }),
  LoadDraftDeleted: (load) => ({ ...load, status: 'DELETED' }),

  LoadLaunched: (load, { loadId, shipperId, operationGroupId, authorId, status, terms }) => ({
    ...load,
    loadId,
    shipperId,
    operationGroupId,
    authorId,
    status,
    terms,
    externalId: terms.externalId,
    codeHeldFor: terms.partOf || terms.mountId ? terms.externalId : undefined,
    tags: terms.tags,
    flPriority: terms.flPriority,
    observation: terms.observation ?? '',
  }),
  LoadOffered: (load, { status, deadline }) => ({ ...load, status, deadline, offered: true }),
  OfferAccepted: (load, { loadId: _, checks: __, ...acceptance }) => ({ ...load, acceptances: [...load.acceptances, acceptance] }),
  LoadGrouped: (load, { status, mountId, from }) => ({ ...load, status, grouped: { mountId, from } }),
  LoadUngrouped: (load, { status }) => ({ ...load, status, grouped: undefined }),
  OfferCompleted: moved,
  OfferReopened: offeredAgain,
  LoadExpired: moved,

  TransporterAssigned: (load, { loadId: _, checks: __, status, ...transporter }) => ({ ...unforwarded(load), status, transporter }),
  HiringApproved: moved,
  HiringRefused: (load, data) => offeredAgain(unhired(load), data),
  AcceptanceUndone: (load, data) => offeredAgain(unhired(load), data),

  DriverBound: (load, { status, driver, vehicles }) => ({ ...load, status, driver, vehicles }),
  DriverConfirmed: moved,
  DriverRefused: (load, { status }) => ({ ...unbound(load), status }),
  TransporterReplaced: (load, { status, transporterId, transporterName, price, logisticOperator }) => ({
    ...unforwarded(unbound(load)),
    status,
    transporter: { transporterId, transporterName, price, ...(logisticOperator && { logisticOperator }) },
  }),
  LoadForwarded: (load, { status, transporterId, transporterName }) => ({ ...load, status, executor: { transporterId, transporterName } }),
  LoadTakenBack: (load, { status }) => ({ ...unforwarded(unbound(load)), status }),
  DriverReplaced: (load, { status, driver }) => ({ ...load, status, driver }),
  VehiclesReplaced: (load, { status, vehicles }) => ({ ...load, status, vehicles }),

  DedicatedVehicleBound: (load, { status, dedicatedId }) => ({ ...load, status, dedicatedId, bindings: (load.bindings ?? 0) + 1 }),
  DedicatedVehicleRemoved: ({ dedicatedId: _, ...load }, { status }) => {
    if (status !== 'CREATED') return { ...load, status }
    const { transporter: __, ...waiting } = unhired(load)
    return { ...waiting, status, acceptances: [] }
  },

  HiringQuestioned: (load, { checks }) => ({ ...load, questioned: checks }),
  HiringSettled: ({ questioned: _, ...load }) => load,
  EligibilityWaived: (load, { rule, subjectId }) => ({ ...load, waivers: [...load.waivers, { rule, subjectId }] }),

  TransitionsBlocked: (load, block) => ({ ...load, blocks: withBlock(load.blocks ?? [], block) }),
  TransitionsUnblocked: (load, { pendencyId }) => ({ ...load, blocks: withoutBlock(load.blocks ?? [], pendencyId) }),

  CollectStarted: (load, data) => ({
    ...collected(load, data),
    collectGate: data.gate?.gateId,
    collectId: load.collectsAgain ? load.collectId : data.gate?.moveId,
    collectsAgain: false,
  }),
  CollectFinished: collected,
  TransitStarted: collected,
  CollectStartUndone: (load, data) => ({ ...collected(load, data), collectGate: undefined, collectsAgain: true }),
  CollectFinishUndone: collected,
  TransitUndone: collected,
  DeliveryApproached: moved,
  LoadDelivered: moved,
  StatusReset: (load, { status }) => ({
    ...(status === 'ASSIGNED_TO_TRANSPORTER' ? unbound(load) : load),
    status,
    gateMove: undefined,
  }),

  InvoicesAdded: (load, { invoices }) => ({ ...load, invoices: [...load.invoices, ...invoices] }),
  InvoiceRemoved: (load, { invoiceId }) => ({ ...load, invoices: load.invoices.filter((one) => one.invoiceId !== invoiceId) }),

  LoadFinished: moved,
  TransporterRated: (load) => load,
  DriverRated: (load) => load,
  LoadCanceled: moved,
  LoadReopened: (load, data) =>
    offeredAgain(data.status === 'DELIVERED' ? load : { ...withoutContract(unhired(load)), acceptances: [] }, data),

  LoadRenamed: (load, data) => ({ ...agreed('LoadRenamed')(load, data), externalId: data.externalId }),
  PriceChanged: (load, data) => {
    const { transporter, ...rest } = agreed('PriceChanged')(load, data)
    return transporter ? { ...rest, transporter: { ...transporter, price: data.freightPrice } } : rest
  },
  WeightChanged: agreed('WeightChanged'),
  DistanceChanged: agreed('DistanceChanged'),
  LoadProfileChanged: agreed('LoadProfileChanged'),
  CollectDateChanged: agreed('CollectDateChanged'),
  OriginObservationChanged: agreed('OriginObservationChanged'),
  DeliveryDateChanged: agreed('DeliveryDateChanged'),
  DestinationObservationChanged: agreed('DestinationObservationChanged'),
  NfCodeChanged: agreed('NfCodeChanged'),
  ...eachOfferMark(
    ({ sets }) =>
      (load: LoadState): LoadState => ({ ...load, ...sets }),
  ),
  RouteChanged: agreed('RouteChanged'),
  LoadRestated: agreed('LoadRestated'),
  FileAttached: agreed('FileAttached'),
  AttachmentChanged: agreed('AttachmentChanged'),
  FileDetached: agreed('FileDetached'),
  LotAmountsChanged: agreed('LotAmountsChanged'),
  DeliveriesReordered: agreed('DeliveriesReordered'),
  TargetsChanged: agreed('TargetsChanged'),

  LoadTagged: noted('LoadTagged'),
  LoadPriorityChanged: noted('LoadPriorityChanged'),
  LoadObservationChanged: noted('LoadObservationChanged'),
}

export const loadFold = { initial: unknownLoad, evolve }
