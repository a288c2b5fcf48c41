import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { newCnpj, newCpf } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import { programFor } from '@embarca/services/kit/scope.ts'
import { chance } from '../../kit/chance.ts'
import { form, people } from '../../stories/world.ts'
import { type AttemptedCommand, one, reason } from './command-source.ts'
import { loadCommandSources } from './load-commands.ts'
import { lotCommandSources } from './lot-commands.ts'
import { negotiationCommandSources } from './negotiation-commands.ts'
import { blank } from './observed-load.ts'
import { observeParties } from './parties.ts'
import { newcomer } from './personas.ts'
import { type Around, remembered, type Theme } from './theme.ts'

const { bia, tania, tito } = people
const NEW = newcomer.transporterId!
const platform = programFor(PLATFORM)
const boss: Readonly<Record<string, Actor>> = { t1: tania, t2: tito, [NEW]: newcomer }
const companies = Object.keys(boss)
const registered = (module: AttemptedCommand['module'], data: object): AttemptedCommand => ({
  ...{ module, by: platform, asProgram: true },
  command: { type: 'Register', data },
})
const cpf = newCpf(randomFrom('d4'))
/** A carrier that does not work for the shipper yet and has users, with a driver and a vehicle. */
const arrival: readonly AttemptedCommand[] = [
  registered('transporter', {
    ...{ id: NEW, name: 'Novata', document: newCnpj(randomFrom(NEW), false), city: 'Londrina', state: 'PR', shippers: [], staffed: true },
  }),
  registered('driver', {
    ...{ id: 'd4', driverId: 'd4', transporterId: NEW, name: 'Quim', document: cpf, phone: '31999990000', active: true },
  }),
  registered('vehicle', { id: 'v4', transporterId: NEW, plate: 'NOV4A44', vehicleType: 'TRUCK' }),
]
/** A company that has users since: from now on it consents. */
const staffed: AttemptedCommand = {
  module: 'transporter',
  by: platform,
  command: { type: 'NoteStaffed', data: { id: 't2' } },
  asProgram: true,
}

const ofShipper = ['Bind', 'Bind', 'Bind', 'Unbind', 'Unbind', 'ResendInvitation', 'WithdrawInvitation', 'AcceptRequest', 'RefuseRequest']
const ofCarrier = ['AcceptInvitation', 'AcceptInvitation', 'RefuseInvitation', 'AskPartnership', 'WithdrawRequest']
const sources = { ...loadCommandSources, ...negotiationCommandSources, ...lotCommandSources }
const answers = ['SeeOffer', 'AcceptOffer', 'AcceptOffer', 'Propose', 'PlaceBid', 'WantPart', 'Withdraw', 'BindDriver']

/** Longer than an invitation is open. */
const MONTH = 31 * 24

type Relation = { readonly status: string; readonly expiresAt?: string; readonly isKnown?: true }
type Relations = Readonly<Record<string, Relation>>
const none: Relation = { status: 'NONE' }
/** The carriers that registrations of before name. */
const initial: Relations = { t1: { status: 'ACTIVE' }, t2: { status: 'ACTIVE' } }
const offered: readonly string[] = ['WAIT_TRANSPORTER_ACCEPT', 'NEGOTIATION', 'OFFER_COMPLETED']
const over: readonly string[] = ['NEW', 'DELETED', 'FINISHED', 'CANCELED', 'EXPIRED']

const relationMoves = (seed: number, underWay: (transporterId: string) => readonly string[]) => {
  const random = chance(seed * 41 + 13)
  const waiting = random.likely(0.5) ? [...arrival, staffed] : [...arrival]
  const unbinding = (id: string): AttemptedCommand => ({
    ...{ module: 'partnership', by: bia },
    command: { type: 'Unbind', data: { id, loadCodes: underWay(id) } },
  })
  const relating = (): AttemptedCommand => {
    const id = random.likely(0.5) ? NEW : one(companies, random)
    if (random.likely(0.4)) return { module: 'partnership', by: boss[id]!, command: { type: one(ofCarrier, random), data: { id: 's1' } } }
    const type = one(ofShipper, random)
    if (type === 'Unbind') return unbinding(id)
    return { module: 'partnership', by: bia, command: { type, data: { id, ...(type === 'RefuseRequest' && reason) } } }
  }
  const target = () => ({ ...form().target, ...(random.likely(0.6) ? { flAll: true, groupIds: [] } : { transporterIds: [NEW] }) })
  const settling = (): object =>
    random.likely(0.6)
      ? { type: 'NORMAL', deliveryType: 'SINGLE', freightType: 'FOB', transporterId: random.likely(0.7) ? NEW : one(companies, random) }
      : { target: target() }
  const dealing = ({ loads, now }: Around): AttemptedCommand | undefined => {
    const open = loads.filter(({ status }) => offered.includes(status))
    const load = loads.length ? one(open.length && random.likely(0.7) ? open : loads, random) : undefined
    const staff = (type: string, data: object): AttemptedCommand => ({ module: 'load', by: bia, command: { type, data } })
    if (!load || random.likely(0.15))
      return staff('LaunchLoad', { ...loadCommandSources['LaunchLoad']!.data(load ?? blank(''), random, now), ...settling() })
    const of = { id: load.id }
    if (load.settled && random.likely(0.7)) {
      if (load.status !== 'CANCELED') return staff('CancelLoad', { ...of, ...reason })
      return load.hired && random.likely(0.5) ? unbinding(load.hired) : staff('ReopenLoad', of)
    }
    if (load.status === 'OFFER_COMPLETED' && random.likely(0.6))
      return staff('ChooseTransporter', { ...of, transporterId: one([...load.accepted, NEW], random) })
    if (random.likely(0.3)) return staff('ChangeTargets', { ...of, ...target() })
    if (random.likely(0.1)) return staff('ChangeTransporter', { ...of, transporterId: one(companies, random), ...reason })
    const type = one(answers, random)
    const { module, data } = sources[type]!
    const own = type === 'BindDriver' && { driverId: 'd4', vehicleIds: ['v4'] }
    return { module, by: newcomer, command: { type, data: { ...data(load, random, now), ...own } } }
  }
  return (around: Around) => waiting.shift() ?? (random.likely(0.4) ? (random.likely(0.45) ? relating() : dealing(around)) : undefined)
}

/** Invitations, requests and ends: nobody becomes a partner without consent, and nobody whose relation ended is hired. */
export const relations = (seed: number): Theme => {
  const model = remembered<{ relations: Relations; staffed: readonly string[]; underWay: Readonly<Record<string, string>> }>({
    relations: initial,
    staffed: [],
    underWay: {},
  })
  const { loads, stepOf } = observeParties()
  /** Carriers that an offer names, by load; whether it is for everyone. */
  const targets = remembered<Readonly<Record<string, { readonly flAll: boolean; readonly transporterIds: readonly string[] }>>>({})
  /** Those who accepted an offer, or were hired. */
  const accepted = new Set<string>()
  const waits = chance(seed * 43 + 17)
  const wrong: string[] = []
  const relationOf = (id: string, { relations } = model.now()) => relations[id] ?? none
  const underWay = (id: string, { underWay } = model.now()) => Object.keys(underWay).filter((loadId) => underWay[loadId] === id)

  /** Whether a relation may become what an event says; a text: why not. */
  const refusal = ({ type, data, by, recordedAt }: Recorded): string | false => {
    const id: string = data.transporterId
    const { status, expiresAt = '', isKnown } = relationOf(id)
    const isCarrier = by.transporterId === id
    const isProgram = by.userId === 'embarca'
    const from = (...among: readonly string[]) => !among.includes(status) && `while ${status}`
    const byCarrier = !isCarrier && `by ${by.userId}`
    const byStaff = (isCarrier || isProgram) && `by ${by.userId}`
    switch (type) {
      case 'CarrierInvited':
        return byStaff || from('NONE', 'ENDED', 'INVITED')
      case 'PartnershipAsked':
        return byCarrier || from('NONE', 'ENDED')
      case 'InvitationRefused':
        return byCarrier || from('INVITED')
      case 'InvitationWithdrawn':
        return status === 'ASKED' ? byCarrier : byStaff || from('INVITED')
      case 'RequestRefused':
        return byStaff || from('ASKED')
      case 'InvitationExpired':
        return from('INVITED', 'ASKED') || (recordedAt < expiresAt && 'before its day')
      case 'PartnershipEnded':
        return byStaff || from('ACTIVE') || (model.always((one) => underWay(id, one).length > 0) && 'with loads under way')
      default:
        if (data.through === 'OFFER_ACCEPTED') return from('INVITED') || (!accepted.has(id) && 'without an acceptance')
        if (data.through === 'ACCEPTED') return status === 'ASKED' ? byStaff : from('INVITED') || byCarrier
        if (isProgram) return (isKnown || status !== 'ACTIVE') && 'adopted, but it is known'
        return from('NONE', 'ENDED') || (model.always(({ staffed }) => staffed.includes(id)) && 'without consent')
    }
  }
  const becomes: Readonly<Record<string, string>> = {
    CarrierInvited: 'INVITED',
    PartnershipAsked: 'ASKED',
    PartnershipActivated: 'ACTIVE',
    PartnershipEnded: 'ENDED',
    InvitationRefused: 'NONE',
    InvitationWithdrawn: 'NONE',
    InvitationExpired: 'NONE',
    RequestRefused: 'NONE',
  }
  const observe = (event: Recorded) => {
    const { type, stream, data, by } = event
    const say = (what: string | false) => what && wrong.push(`${type} of ${stream}: ${what}`)
    if (stream.startsWith('transporter-') && data.staffed) {
      const staffed = [...model.now().staffed, data.id as string]
      model.set({ ...model.now(), staffed })
    }
    const status = stream.startsWith('partnership-') ? becomes[type] : undefined
    if (status && data.shipperId === 's1') {
      say(refusal(event))
      const { relations } = model.now()
      const relation = { status, expiresAt: data.expiresAt ?? relationOf(data.transporterId).expiresAt, isKnown: true } as const
      model.set({ ...model.now(), relations: { ...relations, [data.transporterId]: relation } })
      return
    }
    const target = data.target ?? data.terms?.target
    if (target && stream.startsWith('load-')) targets.set({ ...targets.now(), [data.loadId]: target })
    if (type === 'TransporterAssigned' || type === 'OfferAccepted') accepted.add(data.transporterId)
    const parties = stepOf(event)
    if (data.loadId !== undefined && stream.startsWith('load-')) {
      const { carrier = '', status: at = 'NEW' } = loads.get(data.loadId) ?? {}
      const { underWay: before } = model.now()
      const now = over.includes(at) ? '' : carrier
      if ((before[data.loadId] ?? '') !== now) model.set({ ...model.now(), underWay: { ...before, [data.loadId]: now } })
    }
    if (parties?.carrier && model.always((one) => !['ACTIVE', 'INVITED'].includes(relationOf(parties.carrier, one).status)))
      say(`${parties.carrier} does not work here`)
    // Of an offer to everyone, who is only invited sees nothing.
    const asks = by.transporterId
    const isReached = (one: ReturnType<typeof targets.now>) => {
      const { flAll = false, transporterIds = [] } = one[data.loadId] ?? {}
      return flAll && !transporterIds.includes(asks!)
    }
    if (asks && ['OfferAccepted', 'OfferSeen', 'ProposalMade', 'BidPlaced', 'LotAgreementProposed'].includes(type))
      if (targets.always(isReached) && model.always((one) => relationOf(asks, one).status !== 'ACTIVE')) say(`${asks} is not reached`)
  }
  return {
    wrong,
    observe,
    move: relationMoves(seed, underWay),
    pass: () => (waits.likely(0.01) ? MONTH : 0),
    settle: () => {
      model.settle()
      targets.settle()
    },
    end: (now) => {
      for (const [id, { status, expiresAt = '' }] of Object.entries(model.now().relations))
        if (['INVITED', 'ASKED'].includes(status) && expiresAt <= now) wrong.push(`the open invitation of ${id} is over since ${expiresAt}`)
    },
  }
}
