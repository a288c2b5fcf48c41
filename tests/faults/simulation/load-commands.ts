import type { Actor } from '@embarca/contracts/kit/event.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { resetTargets } from '@embarca/contracts/load/lifecycle.ts'
import { form } from '../../stories/world.ts'
import { askedByProgram, type Chance, type CommandData, type CommandSource, load, one, reason } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'
import { carriers, crews, drivers, invited, staff } from './personas.ts'

const at = (now: string, hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
const anyDriver = (random: Chance) => one(['d1', 'd2', 'd3', 'd9'], random)
/** Driver and vehicles, mostly of the hired transporter, sometimes of another. */
const crew = ({ hired }: ObservedLoad, random: Chance) => {
  const { drivers, vehicles } = crews[random.likely(0.85) && hired ? hired : one(invited, random)]!
  return { driverId: one(drivers, random), vehicleIds: [vehicles[0]!] }
}
const places = (now: string, random: Chance) => ({
  origins: [{ placeId: 'mill', collectDate: at(now, 24), weight: 12_000 }],
  destinations: [
    { placeId: 'shop', deliveryDate: at(now, 72), ...(random.likely(0.3) && { externalId: `ped-${random.below(9)}` }) },
    ...(random.likely(0.5) ? [{ placeId: 'store', deliveryDate: at(now, 80) }] : []),
  ],
})
/** Every hiring type, single and lot, and sometimes a launch without an offer. */
const offering = (random: Chance) => {
  const type = one(['NORMAL', 'NORMAL', 'QUOTATION', 'AUCTION', 'TO_COMBINE'] as const, random)
  return {
    type,
    ...(type === 'AUCTION' && {
      duration: one([60, 600], random),
      auction: { initialBid: 800_000, reductionPercentage: one([0, 1.5], random), ...(random.likely(0.3) && { extension: 10 }) },
    }),
    ...(random.likely(0.25) && { deliveryType: 'LOT' as const, lot: { pricePerPart: 90_000, amountMinimum: 1_000, amountMaximum: 6_000 } }),
    ...(random.likely(0.06) && {
      type: 'NORMAL' as const,
      deliveryType: 'SINGLE' as const,
      freightType: 'FOB' as const,
      transporterId: one(invited, random),
    }),
  }
}
const launching: CommandData = (_, random, now) => ({
  ...form({
    ...places(now, random),
    ...(random.likely(0.5) && { acceptType: 'WAIT_DURATION' as const }),
    ...(random.likely(0.4) && { duration: one([60, 600], random) }),
    ...(random.likely(0.2) && { launchDate: at(now, 6) }),
    ...(random.likely(0.2) && { externalId: `carga-${random.below(4)}` }),
    ...(random.likely(0.2) && { onlyHiring: true }),
    freightPrice: one([731_000, 1_400_000], random),
    ...offering(random),
  }),
})

const drop = (by: readonly Actor[], data: CommandData = () => ({})): CommandSource => ({
  module: 'receipt',
  by,
  data: (observed, random, now) => ({
    id: deliveryOf(observed.id),
    receiverId: observed.drops.length ? one(observed.drops, random).id : `${observed.id}-d1`,
    ...data(observed, random, now),
  }),
})
const keys = ['35261111222333000181550010000123451482135793', '35261112ABC34501DE35550010000123451482135794']

/** Commands to a load and its receipts, with mostly valid data. */
export const loadCommandSources: Readonly<Record<string, CommandSource>> = {
  LaunchLoad: { module: 'load', by: staff, data: launching },
  SaveDraft: {
    module: 'load',
    by: staff,
    data: (observed, random, now) => ({ ...launching(observed, random, now), ...(random.likely(0.6) && { hashId: observed.id }) }),
  },
  PublishDraft: load(staff),
  DeleteDraft: load(staff),
  RelaunchLoad: load(staff, launching),

  AcceptOffer: load(carriers),
  CloseOffer: load(staff),
  ReopenOffer: load(staff),
  ChooseTransporter: load(staff, (_, random) => ({ transporterId: one(invited, random) })),
  ApproveHiring: load(staff),
  RefuseHiring: load(staff, () => reason),
  UndoAcceptance: load(staff),

  BindDriver: load(carriers, crew),
  BindTransporterAndDriver: load(staff, (observed, random) => ({ transporterId: one(invited, random), ...crew(observed, random) })),
  ConfirmDriver: load([...drivers, ...staff, ...carriers]),
  RefuseDriver: load([...drivers, ...staff], () => reason),
  ChangeTransporter: load(staff, (_, random) => ({ transporterId: one(invited, random), ...reason })),
  ChangeDriver: load(staff, (_, random) => ({ driverId: anyDriver(random), ...reason })),
  ChangeVehicles: load(staff, (observed, random) => ({ vehicleIds: crew(observed, random).vehicleIds, ...reason })),

  ChangeCrew: {
    module: 'load',
    by: staff,
    data: (observed, random) => {
      const { driverId, vehicleIds } = crew(observed, random)
      return { id: deliveryOf(observed.id), driver: { driverId }, vehicleIds, ...reason }
    },
  },
  EditFob: load(staff, (observed, random, now) => ({
    ...launching(observed, random, now),
    freightType: 'FOB',
    transporterId: one(invited, random),
  })),
  AttachFile: load(staff, () => ({ fileId: 'f-1', name: 'pedido.pdf' })),
  ChangeAttachment: load(staff, () => ({ attId: 'f-1', name: 'outro.pdf' })),
  DetachFile: load(staff, () => ({ attId: 'f-1' })),

  StartCollect: load(drivers),
  FinishCollect: load(drivers),
  StartTransit: load(drivers),
  ApproachDelivery: load(drivers),
  FinishInProgress: { module: 'load', by: staff, data: ({ id }) => ({ id: deliveryOf(id), ...reason }) },
  ResetStatus: load(staff, (_, random) => ({ status: one([...resetTargets, 'DELIVERED'], random) })),

  FinishLoad: load(staff),
  FinishOnlyHiring: load(staff),
  RateTransporter: {
    module: 'load',
    by: staff,
    data: ({ id }, random) => ({ id: one(invited, random), shippingHash: id, rating: 1 + random.below(5) }),
  },
  CancelLoad: load(staff, () => reason),
  ReopenLoad: load(staff),

  RenameLoad: load(staff, (_, random) => ({ externalId: `carga-${random.below(4)}` })),
  ChangePrice: load(staff, (_, random) => ({ freightPrice: one([700_000, 1_500_000], random), ...reason })),
  ChangeWeight: load(staff, () => ({ weight: '11000' })),
  ChangeDistance: load(staff, () => ({ freightDistance: 512 })),
  ChangeProfile: load(staff, () => ({ profileId: 'p1' })),
  ChangeTargets: load(staff, (_, random) => ({ ...form().target, transporterIds: random.likely(0.5) ? ['t1'] : [] })),
  BoostLoad: load(staff),
  ReorderDeliveries: load(staff, ({ id }) => ({ destinationIds: [`${id}-d2`, `${id}-d1`] })),
  ChangeRoute: load(staff, (_, random, now) => ({ ...places(now, random), ...reason })),
  ObserveOrigin: load(staff, ({ id }) => ({ originId: `${id}-o1`, observation: 'Doca 3' })),
  ObserveDestination: load(staff, ({ id }) => ({ destinationId: `${id}-d1`, observation: 'Doca 4' })),
  ChangeCollectDate: load(staff, ({ id }) => ({ originId: `${id}-o1`, collectDate: '09/01/2026 08:00:00' })),
  ChangeDeliveryDate: load(staff, ({ id }) => ({ destinationId: `${id}-d1`, deliveryDate: '28/02/2026 08:00:00' })),
  ChangeCollectWindow: load(staff, ({ id }, _, now) => ({
    originId: `${id}-o1`,
    initCollectDate: at(now, 20),
    limitCollectDate: at(now, 30),
  })),
  ChangeNfCode: load(staff, ({ orders }) => ({ orderCode: orders[0] ?? 'PED-1', nfCode: '123' })),
  ChangeTags: load(staff, (_, random) => ({ add: random.likely(0.5) ? ['norte'] : [], remove: random.likely(0.5) ? ['frágil'] : [] })),
  TagLoad: load(staff, (_, random) => ({ tags: random.likely(0.5) ? ['frágil'] : [] })),
  PrioritizeLoad: load(staff, (_, random) => ({ flPriority: random.likely(0.5) ? 'true' : 'false' })),
  ObserveLoad: load(staff, () => ({ observation: 'Ligar antes' })),
  AddInvoices: {
    module: 'load',
    by: staff,
    data: ({ id, orders }, random) => ({
      id: deliveryOf(id),
      invoices: [
        {
          orderCode: one(orders.length ? orders : ['PED-1'], random),
          ...(random.likely(0.5) ? { nfeKey: one(keys, random) } : { series: '1', number: String(1 + random.below(9)) }),
        },
      ],
    }),
  },
  RemoveInvoice: {
    module: 'load',
    by: staff,
    data: ({ id, invoices }) => ({ id: deliveryOf(id), invoiceId: [...invoices.keys()][0] ?? 'none' }),
  },

  ReportArrival: drop(drivers),
  AddReceiptImages: drop(drivers, ({ id }) => ({ images: [{ fileId: `f-${id}`, name: 'canhoto.jpg' }] })),
  EndDelivery: drop(drivers),
  ApproveReceipt: drop(staff),
  ApproveReceiptOnTime: drop(staff),
  ApproveLateReceipt: drop(staff, () => ({ onTimeReasonTypeId: 'transito' })),
  RefuseReceipt: drop(staff, () => reason),
  UndoReceiptDecision: drop(staff),
  ApproveAllReceipts: { module: 'receipt', by: staff, data: ({ id }) => ({ id: deliveryOf(id) }) },
  RequestInvoices: { module: 'receipt', by: staff, data: ({ id }) => ({ id: deliveryOf(id) }) },
  SendReceipts: { module: 'receipt', by: staff, data: ({ id }) => ({ id: deliveryOf(id), emails: ['doca@cliente.example'] }) },
  CorrectReceiptArrival: drop(staff, () => ({ deliveryDate: '08/01/2026 08:00:00' })),
  ResetReceiptArrival: drop(staff),
  ReplaceReceiptImage: drop(staff, ({ id }) => ({ receiptImage: [`f-${id}`] })),

  OpenOffer: askedByProgram(),
  CompleteOffer: askedByProgram(({ deadline }) => ({ deadline: deadline ?? '' })),
  MarkDelivered: askedByProgram(),
}
