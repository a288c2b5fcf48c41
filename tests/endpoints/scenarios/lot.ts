import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { withdrawalLoad } from '@embarca/contracts/lot/codes.ts'
import { lotCommands, lotRoutes, transporterLotCommands } from '@embarca/contracts/lot/routes.ts'
import { negotiationRoutes, transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import type { CallScenario, Shows } from './call-scenario.ts'
import { personas, route, type ScenarioSetting } from './setting.ts'

const { staff, tania, tito } = personas
const volume = 12_000
const form = {
  deliveryType: 'LOT',
  lot: { pricePerPart: 20_000 },
  origins: route.origins,
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z', weight: volume }],
} as const

const lotOf = async ({ app }: ScenarioSetting, id: string) => (await app.as(staff).call(lotRoutes.lot, { id })).body
const agreementIn = async (setting: ScenarioSetting, id: string) => {
  const { lotAgreementId } = (await lotOf(setting, id)).agreements.at(-1)!
  return { id, lotAgreementId }
}
const launched = (setting: ScenarioSetting) => setting.launched(form as never)
const agreementProposed = async (setting: ScenarioSetting, quota = 8000) => {
  const id = await launched(setting)
  await setting.execute(transporterLotCommands.want, { id, quota }, tania)
  return agreementIn(setting, id)
}
const agreed = async (setting: ScenarioSetting, quota = 8000) => {
  const agreement = await agreementProposed(setting, quota)
  await setting.execute(lotCommands.approveAgreement, agreement)
  return agreement
}
const withdrawn = async (setting: ScenarioSetting) => {
  const { id } = await agreed(setting)
  await setting.execute(transporterLotCommands.withdraw, { id, amount: 5000 }, tania)
  return { id, child: withdrawalLoad(id, 'w1') }
}
const stopped = async (setting: ScenarioSetting) => {
  const { id } = await agreed(setting)
  await setting.execute(lotCommands.stop, { id, transporterId: 't1' })
  return { id, transporterId: 't1' }
}
const finished = async (setting: ScenarioSetting) => {
  const { id } = await agreed(setting)
  await setting.execute(loadRoutes.finishLot, { id })
  return { id, reason: 'Saldo a retirar' }
}
const proposed = async (setting: ScenarioSetting) => {
  const id = await setting.launched({ ...form, type: 'QUOTATION', lot: {} } as never)
  await setting.execute(transporterDealCommands.propose, { id, price: 58_000, quota: 6000 }, tania)
  const { list } = (await setting.app.as(staff).call(negotiationRoutes.deals, { id })).body
  return { id, negotiationId: list[0]!.transporterProposal!.negotiationId, quota: '5000' }
}
const inLot =
  (at: string, is: unknown) =>
  ({ id }: { id: string }): Shows => ({ ask: lotRoutes.lot, input: { id }, at, is })
const inLoad =
  (statusCode: string) =>
  ({ id }: { id: string }): Shows => ({ ask: loadDetailsRoutes.details, input: { id }, at: 'statusCode', is: statusCode })

/** Agreements and withdrawals of a lot (C048, C054–C059, C077, C138, C354), and the transporter's side. */
export const scenarios: readonly CallScenario[] = [
  {
    call: 'C048',
    row: lotCommands.acceptProposal,
    given: proposed,
    then: ['ProposalHeld', 'LotAgreementProposed', 'LotAgreementApproved'],
    shows: inLot('allocated', 5000),
    refused: { given: async (setting) => ({ ...(await proposed(setting)), negotiationId: 'replaced' }), code: 'PROPOSAL_REPLACED' },
  },
  {
    call: 'C054',
    row: lotCommands.stop,
    given: async (setting) => ({ id: (await agreed(setting)).id, transporterId: 't1' }),
    then: ['LotWithdrawalsStopped'],
    shows: inLot('agreements.0.stopped', true),
    refused: { given: stopped, code: 'ALREADY_STOPPED' },
  },
  {
    call: 'C055',
    row: lotCommands.continue,
    given: stopped,
    then: ['LotWithdrawalsContinued'],
    shows: inLot('agreements.0.stopped', false),
    refused: { given: async (setting) => ({ id: (await agreed(setting)).id, transporterId: 't1' }), code: 'NOT_STOPPED' },
  },
  {
    call: 'C056',
    row: lotCommands.approveAgreement,
    given: (setting) => agreementProposed(setting),
    then: ['LotAgreementApproved'],
    shows: inLot('agreements.0.status', 'APPROVED'),
    refused: { given: (setting) => agreed(setting), code: 'AGREEMENT_NOT_PENDING' },
  },
  {
    call: 'C057',
    row: lotCommands.refuseAgreement,
    given: async (setting) => ({ ...(await agreementProposed(setting)), reason: 'Acima do orçamento' }),
    then: ['LotAgreementRefused'],
    shows: inLot('agreements.0.reason', 'Acima do orçamento'),
    refused: { given: async (setting) => ({ ...(await agreed(setting)), reason: 'Tarde' }), code: 'AGREEMENT_NOT_PENDING' },
  },
  {
    call: 'C058',
    row: lotCommands.updateQuota,
    given: async (setting) => ({ ...(await agreed(setting)), quota: '9000,5' }),
    then: ['LotQuotaChanged'],
    shows: inLot('agreements.0.quota', 9000.5),
    refused: { given: async (setting) => ({ ...(await agreed(setting)), quota: '12001' }), code: 'QUOTA_ABOVE_REMAINING' },
  },
  {
    call: 'C059',
    row: lotCommands.updateWithdrawal,
    given: async (setting) => ({ id: (await withdrawn(setting)).id, shippingLotWithdrawalId: 'w1', amount: '6000' }),
    then: ['LotWithdrawalChanged', 'WeightChanged', 'PriceChanged'],
    shows: inLot('withdrawn', 6000),
    refused: {
      given: async (setting) => ({ id: (await withdrawn(setting)).id, shippingLotWithdrawalId: 'w1', amount: '8001' }),
      code: 'WITHDRAWAL_ABOVE_QUOTA',
    },
  },
  {
    call: 'C077',
    row: loadRoutes.reopenLot,
    given: finished,
    then: ['LoadReopened', 'LotReopened'],
    shows: inLoad('NEGOTIATION'),
    refused: { given: async (setting) => ({ id: await launched(setting), reason: 'Cedo' }), code: 'LOAD_NOT_NOW' },
  },
  {
    call: 'C138',
    row: loadRoutes.cancelDelivery,
    given: async (setting) => ({ id: deliveryOf((await withdrawn(setting)).child), reason: 'Veículo quebrado' }),
    then: ['LoadCanceled', 'LotWithdrawalCanceled'],
    shows: ({ id }) => inLot('remaining', volume)({ id: id.replace(/-w1-1$/, '') }),
    refused: {
      given: async (setting) => ({ id: deliveryOf(await launched(setting)), reason: 'Não há entrega' }),
      code: 'DELIVERY_UNKNOWN',
    },
  },
  {
    call: 'C354',
    row: loadRoutes.finishLot,
    given: async (setting) => ({ id: (await agreed(setting)).id }),
    then: ['LotFinished', 'LoadFinished'],
    shows: inLoad('FINISHED'),
    refused: { given: async (setting) => ({ id: (await withdrawn(setting)).id }), code: 'WITHDRAWALS_UNDER_WAY' },
  },
  {
    call: 'carrier',
    row: transporterLotCommands.want,
    by: tania,
    given: async (setting) => ({ id: await launched(setting), quota: 8000 }),
    then: ['LotAgreementProposed'],
    shows: inLot('agreements.0.status', 'PENDING'),
    refused: { given: async (setting) => ({ id: await launched(setting), quota: volume + 1 }), code: 'QUOTA_ABOVE_REMAINING' },
  },
  {
    call: 'carrier',
    row: transporterLotCommands.withdraw,
    by: tania,
    given: async (setting) => ({ id: (await agreed(setting)).id, amount: 5000 }),
    then: ['LotWithdrawn', 'LoadLaunched', 'TransporterAssigned'],
    shows: inLot('remaining', 7000),
    refused: { given: async (setting) => ({ id: (await agreed(setting)).id, amount: 8001 }), code: 'WITHDRAWAL_ABOVE_QUOTA' },
  },
  {
    call: 'carrier',
    row: transporterLoadCommands.bindDriver,
    by: tania,
    given: async (setting) => ({ id: (await withdrawn(setting)).child, driverId: 'd1', vehicleIds: ['v1'] }),
    then: ['DriverBound'],
    shows: ({ id }) => ({
      ask: lotRoutes.byTransporter,
      input: { id: id.replace(/-w1$/, ''), transporterId: 't1' },
      at: 'withdrawals.0.vehiclePrimaryPlate',
      is: 'RQK3D41',
    }),
    refused: {
      given: async (setting) => ({ id: (await withdrawn(setting)).child, driverId: 'd3', vehicleIds: ['v3'] }),
      code: 'DRIVER_UNKNOWN',
    },
  },
  {
    call: 'carrier',
    row: transporterLotCommands.withdraw,
    by: tito,
    given: async (setting) => {
      const { id } = await agreed(setting, 2000)
      await setting.execute(transporterLotCommands.want, { id, quota: 10_000 }, tito)
      await setting.execute(lotCommands.approveAgreement, await agreementIn(setting, id))
      return { id, amount: 10_000 }
    },
    then: ['LotWithdrawn', 'LoadLaunched', 'TransporterAssigned'],
    shows: inLot('withdrawn', 10_000),
    refused: { given: async (setting) => ({ id: (await agreed(setting)).id, amount: 1 }), code: 'NO_AGREEMENT' },
  },
]
