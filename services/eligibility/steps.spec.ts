import type { Actor } from '@embarca/contracts/kit/event.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { lotTrip } from '@embarca/tests/stories/lot-trip.ts'
import { form, people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import type { modules } from '../modules.ts'

const { ana, bia, tania, tito } = people
const reason = 'Excesso de velocidade'
const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const { freightPrice: _, ...unpriced } = form()
const fob = { ...unpriced, externalId: 'FOB-1', freightType: 'FOB', transporterId: 't1', target: nobody }
const crew = { driver: { cpf: '529.982.247-25', name: 'José', phone: '(31) 99999-4410' }, vehicle: { plates: ['ABC-1D23'] } }
const quotation = { type: 'QUOTATION', freightPrice: undefined } as never
const auction = { type: 'AUCTION', auction: { initialBid: 700_000 }, duration: 60 } as never
const why = { reason: 'Troca combinada por telefone' }

type Asked = readonly [module: keyof typeof modules, by: Actor, type: string, data: object]
type Subject = 'Transporter' | 'Driver' | 'Vehicle'
type Step = {
  readonly step: string
  /** Whom the step gives the load to. */
  readonly judges: readonly Subject[]
  /** What happened before the block; answers the command. */
  readonly ready: (here: World) => Promise<Asked>
  /** The event that keeps the answer. */
  readonly keeps: string
  readonly subjects?: Partial<Record<Subject, object>>
}
const launched = async (here: World, ...steps: readonly ('accepted' | 'bound' | 'confirmed')[]) => {
  const trip = await loadTrip(here)
  for (const step of steps) await trip[step]()
  return trip
}
const trio: readonly Subject[] = ['Transporter', 'Driver', 'Vehicle']
const carrierOnly: readonly Subject[] = ['Transporter']
const bound = ['accepted', 'bound'] as const
const made = async (here: World, stream: string, type: string) =>
  (await here.events.read(stream)).findLast((event) => event.type === type)!.data
const proposed = async (here: World, id: string, quota?: number) => {
  await here.execute('negotiation', tania, { type: 'Propose', data: { id, price: 7_000, ...(quota && { quota }) } })
  return (await made(here, `negotiation-${id}`, 'ProposalMade')).negotiationId as string
}
const fobLaunched = async (here: World) => {
  const { stream } = await here.execute('load', ana, { type: 'LaunchLoad', data: fob })
  return stream.slice('load-'.length)
}

/** Every step that hires, binds or sends (CA10, CA11). */
const steps: readonly Step[] = [
  {
    step: 'the launch of a FOB load with a crew typed by CPF and plate',
    judges: trio,
    keeps: 'TransporterAssigned',
    ready: async () => ['load', ana, 'LaunchLoad', { ...fob, ...crew }],
  },
  {
    step: 'the publication of such a draft',
    judges: trio,
    keeps: 'TransporterAssigned',
    ready: async (here) => {
      const { stream } = await here.execute('load', ana, { type: 'SaveDraft', data: { ...fob, ...crew } as never })
      return ['load', ana, 'PublishDraft', { id: stream.slice('load-'.length) }]
    },
  },
  {
    step: 'a new launch of such a load',
    judges: trio,
    keeps: 'TransporterAssigned',
    ready: async (here) => {
      const id = await fobLaunched(here)
      await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Cliente desistiu' } })
      return ['load', ana, 'RelaunchLoad', { ...fob, ...crew, externalId: 'FOB-2', id }]
    },
  },
  {
    step: 'the reopening of such a load',
    judges: trio,
    keeps: 'TransporterAssigned',
    ready: async (here) => {
      const { stream } = await here.execute('load', ana, { type: 'LaunchLoad', data: { ...fob, ...crew } })
      const id = stream.slice('load-'.length)
      await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Cliente desistiu' } })
      return ['load', ana, 'ReopenLoad', { id }]
    },
  },
  {
    step: 'a crew brought to a FOB load',
    judges: trio,
    keeps: 'DriverBound',
    ready: async (here) => ['load', ana, 'EditFob', { ...fob, ...crew, id: await fobLaunched(here) }],
  },
  {
    step: 'an acceptance',
    judges: carrierOnly,
    keeps: 'OfferAccepted',
    ready: async (here) => ['load', tania, 'AcceptOffer', { id: (await launched(here)).id }],
  },
  {
    step: 'a bid',
    judges: carrierOnly,
    keeps: 'BidPlaced',
    ready: async (here) => ['negotiation', tania, 'PlaceBid', { id: (await loadTrip(here, auction)).id, price: 690_000 }],
  },
  {
    step: 'a proposal',
    judges: carrierOnly,
    keeps: 'ProposalMade',
    ready: async (here) => ['negotiation', tania, 'Propose', { id: (await loadTrip(here, quotation)).id, price: 7_000 }],
  },
  {
    step: 'the agreement to the shipper’s proposal',
    judges: carrierOnly,
    keeps: 'ProposalMade',
    ready: async (here) => {
      const { id } = await loadTrip(here, quotation)
      await here.execute('negotiation', ana, { type: 'MakeProposal', data: { id, transporterId: 't1', price: 6_500 } })
      const { negotiationId } = await made(here, `negotiation-${id}`, 'ProposalMade')
      return ['negotiation', tania, 'AgreeToProposal', { id, negotiationId }]
    },
  },
  {
    step: 'a choice among those who accepted',
    judges: carrierOnly,
    keeps: 'TransporterAssigned',
    ready: async (here) => {
      const trip = await loadTrip(here, { acceptType: 'WAIT_DURATION' })
      await trip.accepted()
      return ['load', ana, 'ChooseTransporter', { id: trip.id, transporterId: 't1' }]
    },
  },
  {
    step: 'the acceptance of a proposal',
    judges: carrierOnly,
    keeps: 'TransporterAssigned',
    ready: async (here) => {
      const { id } = await loadTrip(here, quotation)
      return ['load', ana, 'AcceptProposal', { id, negotiationId: await proposed(here, id) }]
    },
  },
  {
    step: 'an approval',
    judges: carrierOnly,
    keeps: 'HiringApproved',
    ready: async (here) => {
      const { id } = await loadTrip(here, quotation)
      await here.execute('negotiation', tania, { type: 'Propose', data: { id, price: 1_200_000 } })
      const { negotiationId } = await made(here, `negotiation-${id}`, 'ProposalMade')
      await here.execute('load', ana, { type: 'AcceptProposal', data: { id, negotiationId, justification: 'Única proposta' } })
      return ['load', bia, 'ApproveHiring', { id }]
    },
  },
  {
    step: 'a wish for part of a lot',
    judges: carrierOnly,
    keeps: 'LotAgreementProposed',
    ready: async (here) => ['lot', tania, 'WantPart', { id: (await lotTrip(here)).id, quota: 1_000 }],
  },
  {
    step: 'the acceptance of a proposal for part of a lot',
    judges: carrierOnly,
    keeps: 'LotAgreementProposed',
    ready: async (here) => {
      const { id } = await lotTrip(here, { type: 'QUOTATION', lot: {} } as never)
      return ['lot', ana, 'AcceptLotProposal', { id, negotiationId: await proposed(here, id, 60_000), quota: '40000' }]
    },
  },
  {
    step: 'the approval of a lot agreement',
    judges: carrierOnly,
    keeps: 'LotAgreementApproved',
    ready: async (here) => {
      const { id } = await lotTrip(here)
      await here.execute('lot', tania, { type: 'WantPart', data: { id, quota: 1_000 } })
      const { lotAgreementId } = await made(here, `lot-${id}`, 'LotAgreementProposed')
      return ['lot', bia, 'ApproveAgreement', { id, lotAgreementId }]
    },
  },
  {
    step: 'a withdrawal from a lot',
    judges: carrierOnly,
    keeps: 'LotWithdrawn',
    ready: async (here) => {
      const lot = await lotTrip(here)
      await lot.agreed(tania, 20_000)
      return ['lot', tania, 'Withdraw', { id: lot.id, amount: 10_000 }]
    },
  },
  {
    step: 'a driver bound by his company',
    judges: trio,
    keeps: 'DriverBound',
    ready: async (here) => ['load', tania, 'BindDriver', { id: (await launched(here, 'accepted')).id, driverId: 'd1', vehicleIds: ['v1'] }],
  },
  {
    step: 'carrier and driver bound by the shipper',
    judges: trio,
    keeps: 'DriverBound',
    ready: async (here) => {
      const { id } = await launched(here, 'accepted')
      return ['load', ana, 'BindTransporterAndDriver', { id, transporterId: 't2', driverId: 'd3', vehicleIds: ['v3'] }]
    },
    subjects: { Transporter: { transporterId: 't2' }, Driver: { driverId: 'd3' }, Vehicle: { vehicleId: 'v3' } },
  },
  {
    step: 'a confirmation',
    judges: trio,
    keeps: 'DriverConfirmed',
    ready: async (here) => ['load', ana, 'ConfirmDriver', { id: (await launched(here, ...bound)).id }],
  },
  {
    step: 'another carrier',
    judges: carrierOnly,
    keeps: 'TransporterReplaced',
    ready: async (here) => ['load', ana, 'ChangeTransporter', { id: (await launched(here, 'accepted')).id, transporterId: 't2', ...why }],
    subjects: { Transporter: { transporterId: 't2' } },
  },
  {
    step: 'another driver',
    judges: trio,
    keeps: 'DriverReplaced',
    ready: async (here) => ['load', ana, 'ChangeDriver', { id: deliveryOf((await launched(here, ...bound)).id), driverId: 'd2', ...why }],
    subjects: { Driver: { driverId: 'd2' } },
  },
  {
    step: 'other vehicles',
    judges: trio,
    keeps: 'VehiclesReplaced',
    ready: async (here) => [
      'load',
      ana,
      'ChangeVehicles',
      { id: deliveryOf((await launched(here, ...bound)).id), vehicleIds: ['v2'], ...why },
    ],
    subjects: { Vehicle: { vehicleId: 'v2' } },
  },
  {
    step: 'another crew',
    judges: trio,
    keeps: 'DriverReplaced',
    ready: async (here) => [
      'load',
      ana,
      'ChangeCrew',
      { id: deliveryOf((await launched(here, ...bound)).id), driver: { driverId: 'd2' }, vehicleIds: ['v2'], ...why },
    ],
    subjects: { Driver: { driverId: 'd2' }, Vehicle: { vehicleId: 'v2' } },
  },
  {
    step: 'the start of the collection',
    judges: trio,
    keeps: 'CollectStarted',
    ready: async (here) => ['load', ana, 'StartCollect', { id: (await launched(here, ...bound, 'confirmed')).id }],
  },
]

const own: Readonly<Record<Subject, object>> = {
  Transporter: { transporterId: 't1' },
  Driver: { driverId: 'd1' },
  Vehicle: { vehicleId: 'v1' },
}
const set = async () => {
  const here = await world()
  const second = { id: 'v2', transporterId: 't1', plate: 'DEF5G67', vehicleType: 'CARRETA', trailerType: 'SIDER' }
  await here.execute('vehicle', { ...bia, shipperId: PLATFORM }, { type: 'Register', data: second }, { asProgram: true })
  return here
}
const take = (here: World, [module, by, type, data]: Asked) => here.ask(module, by, { type, data })
/** The events that a command brings, wherever they are recorded. */
const since = async (here: World, head: string) => (await here.events.readAll(head)).map(({ type, data }) => ({ type, data }))
const refusals = ['CARRIER_SUSPENDED', 'SUBJECT_BLOCKED', 'TARGET_BLOCKED']

describe.each(steps)('$step', ({ judges, ready, keeps, subjects }) => {
  it('is taken by those whom nobody blocked, and keeps why it was', async () => {
    const here = await set()
    const asked = await ready(here)
    const head = await here.events.head()
    expect(await take(here, asked)).toHaveProperty('position')
    const kept = (await since(here, head)).find(({ type }) => type === keeps)?.data.checks
    const judged = new Set(kept?.map(({ subjectId }: { subjectId: string }) => subjectId))
    expect(
      kept?.filter(({ rule }: { rule: string }) => rule === 'BLOCKED').every(({ verdict }: { verdict: string }) => verdict === 'OK'),
    ).toBe(true)
    expect(judged.size).toBe(judges.length)
  })
  it.each(judges)('is not taken by a blocked %s', async (kind) => {
    const here = await set()
    const asked = await ready(here)
    await here.execute('block', bia, { type: `Block${kind}`, data: { ...own[kind], ...subjects?.[kind], reasonType: 'SAFETY', reason } })
    const head = await here.events.head()
    const outcome = await take(here, asked)
    expect(refusals).toContain((outcome as { refused?: string }).refused)
    expect((await since(here, head)).filter(({ type }) => type === keeps)).toEqual([])
    expect(JSON.stringify(outcome)).not.toContain(reason)
  })
})
it('a bid of another carrier stays possible', async () => {
  const here = await set()
  const { id } = await loadTrip(here, auction)
  await here.execute('block', bia, { type: 'BlockTransporter', data: { transporterId: 't1', reasonType: 'SAFETY', reason } })
  expect(await here.ask('negotiation', tito, { type: 'PlaceBid', data: { id, price: 690_000 } })).toHaveProperty('position')
})
