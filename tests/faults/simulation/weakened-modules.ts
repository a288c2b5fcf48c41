import type { EligibilityInput } from '@embarca/contracts/eligibility/judge.ts'
import type { CommandRow } from '@embarca/services/kit/command-row.ts'
import type { DecisionContext } from '@embarca/services/kit/decision.ts'
import { nextStatus } from '@embarca/services/kit/lifecycle.ts'
import type { Module } from '@embarca/services/kit/module.ts'
import { modules } from '@embarca/services/modules.ts'
import type { ThemeName } from './themes.ts'

type All = typeof modules
type Weaker = (module: Module) => Module
type Context = DecisionContext<any, any>

const withRow = (module: Module, command: string, change: (row: CommandRow<any>) => object): Module => ({
  ...module,
  commands: { ...module.commands, [command]: { ...module.commands[command]!, ...change(module.commands[command]!) } },
})
const withRows = (module: Module, change: object): Module => ({
  ...module,
  commands: Object.fromEntries(Object.entries(module.commands).map(([type, row]) => [type, { ...row, ...change }])),
})
/** The executor's context creates its ids on first use; the copy has them created. */
const copied = ({ now, by, next, newId, attempt, lookups }: Context): Context => ({ now, by, next, newId, attempt, lookups })

/** Replaces the state or the lookups of a decision so that no rule objects. */
const blind =
  (command: string, hide: (state: any, lookups: any) => { readonly state?: object; readonly lookups?: object }): Weaker =>
  (module) =>
    withRow(module, command, (row) => ({
      decide: (data: object, state: object, context: Context) => {
        const hidden = hide(state, context.lookups)
        const altered = { ...copied(context), lookups: { ...context.lookups, ...hidden.lookups } }
        return row.decide(data, { ...state, ...hidden.state }, altered)
      },
    }))

/** Takes a step without judging who takes it. */
const ungraded = (command: string): Weaker => blind(command, () => ({ lookups: { eligibility: undefined } }))
/** Takes a step as if something were not known about who takes it. */
const judgedAs = (command: string, change: (input: EligibilityInput) => object): Weaker =>
  blind(command, (_, { eligibility }) => ({
    lookups: { eligibility: eligibility && { ...eligibility, input: { ...eligibility.input, ...change(eligibility.input) } } },
  }))
const working = (command: string) => judgedAs(command, ({ transporter }) => ({ transporter: { ...transporter, works: true } }))
const unasked = (command: string) => judgedAs(command, () => ({ documents: [] }))
/** What its sender sent counts at once. */
const reviewedWhenSent: Weaker = (module) => withRow(module, 'SendDocument', () => ({ decide: module.commands['UploadDocument']!.decide }))
/** The timer of a version ends whichever is approved now. */
const whicheverVersion: Weaker = (module) =>
  withRow(module, 'NoteExpiry', (row) => ({
    decide: (data: any, state: any, context: Context) => {
      const version = state.documents[data.documentId]?.approved?.version
      return row.decide({ ...data, version }, state, { ...copied(context), now: '9999-12-31T00:00:00.000Z' })
    },
  }))
const linkAs = (command: string, change: () => object): Weaker =>
  blind(command, ({ link }) => ({ state: link && { link: { ...link, ...change() } } }))
/** Changes what a command asks for, or when. */
const withData =
  (command: string, change: (data: any, state: any) => object): Weaker =>
  (module) =>
    withRow(module, command, (row) => ({
      decide: (data: object, state: object, context: Context) => row.decide({ ...data, ...change(data, state) }, state, context),
    }))
const withGuards =
  (command: string, guards: object): Weaker =>
  (module) =>
    withRow(module, command, () => ({ guards: () => guards }))
/** Who may pass for one subject of a trio may pass for all. */
const waivedForAll = (command: string) =>
  judgedAs(command, ({ transporter, driver, vehicles, waivers }) => ({
    waivers: [transporter, driver, ...vehicles].flatMap((one) => waivers.map(({ rule }) => ({ rule, subjectId: one?.id }))),
  }))
/** Ends a block at whichever of its last days was once named. */
const endsEarly: Weaker = (module) =>
  withRow(module, 'EndBlock', (row) => ({
    decide: (data: any, state: any, context: Context) =>
      row.decide({ ...data, until: state.blocks[data.blockId]?.until }, state, { ...copied(context), now: '9999-12-31T00:00:00.000Z' }),
  }))
/** An offer to everyone reaches those who do not work for the shipper. */
const openToAll =
  (command: string): Weaker =>
  (module) =>
    withRow(module, command, (row) => ({
      owner: (load: any, data: object, context: any) =>
        load.terms?.target.flAll
          ? { shipperId: load.shipperId, transporterIds: [context.by.transporterId] }
          : row.owner!(load, data, context),
    }))
const withRowNoop =
  (command: string): Weaker =>
  (module) =>
    withRow(module, command, () => ({ isNoop: () => true }))

/** Lets the state machine admit the command as if the load had another status. */
const asIf =
  (command: string, status: string): Weaker =>
  (module) =>
    withRow(module, command, (row) => ({
      isNoop: undefined,
      outsideLifecycle: true,
      decide: (data: object, state: object, context: Context) => {
        const { machine, guards } = module.lifecycle!
        const guardsOf = () => ({ ...guards?.(state, context.now), ...row.guards?.(state, data, context) })
        return row.decide(data, state, { ...copied(context), next: nextStatus(machine, status, { type: command }, guardsOf) })
      },
    }))

/** A step that another desk has passed is taken again when a tablet sends it. */
const takenAgain =
  (command: string, next: string): Weaker =>
  (module) =>
    withRow(module, command, (row) => ({
      late: (data: object, state: object, context: Context) => row.decide(data, state, { ...copied(context), next }),
    }))

/** Removes the visibility check from every command. */
export const withoutVisibilityCheck: Weaker = (module) => {
  const owner: Module['owner'] = (_state, _data, { by }) => ({
    shipperId: by.shipperId,
    transporterIds: [by.transporterId ?? ''],
    driverId: by.driverId,
  })
  return withRows({ ...module, owner }, { owner })
}
const withoutRule =
  (command: string): Weaker =>
  (module) => ({
    ...module,
    precondition: (state, given, lookups) => (given.type === command ? undefined : module.precondition?.(state, given, lookups)),
  })
const withoutClaims: Weaker = ({ claims: _, ...module }) => module
const withoutReservations: Weaker = (module) => withRows(module, { reserve: undefined })

const everybodysCrew = ({ driver, vehicles }: { driver?: object; vehicles: readonly object[] }, transporterId: string) => ({
  ...(driver && { driver: { ...driver, transporterId, ties: undefined } }),
  vehicles: vehicles.map((one) => ({ ...one, transporterId, ties: undefined })),
})
const unheld = (deals: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(deals).map(([id, deal]) => [id, { ...deal, held: undefined }]))
const drops = { allApproved: true, anyApproved: false, allEnded: true, closed: true }

type Beside = { readonly blocks?: true; readonly themes?: readonly ThemeName[] }
const blocks: Beside = { blocks: true }
const ties: Beside = { themes: ['ties'] }
const documents: Beside = { themes: ['documents'] }
const trips: Beside = { themes: ['trips'] }
const relations: Beside = { themes: ['relations'] }
const orders: Beside = { themes: ['orders'] }
const pendencies: Beside = { themes: ['pendencies'] }
const gates: Beside = { themes: ['gates'] }
const contracts: Beside = { themes: ['contracts'] }
const everyStep = { requestInbound: true, inbound: true, startFinish: true, isReleased: false }
const allFree = (_: any, { orders: named }: { readonly orders: readonly (object | undefined)[] }) => ({
  lookups: { orders: named.map((order) => order && { ...order, status: 'UNBIND' }) },
})

const anyType = ({ terms }: any, { contract }: any) => ({
  lookups: {
    contract: contract.terms
      ? {
          ...contract,
          terms: {
            ...contract.terms,
            vehicles: contract.terms.vehicles.map((one: object) => ({ ...one, vehicleType: terms.vehicleType })),
          },
        }
      : contract,
  },
})

/** Guards whose removal the simulation must detect, with what a run has beside loads for it. */
export const guards: readonly { readonly guard: string; readonly modules: All; readonly beside: Beside }[] = (
  [
    ['the deadline of an offer on acceptance', 'load', blind('AcceptOffer', () => ({ state: { deadline: undefined } }))],
    ['one acceptance per transporter', 'load', blind('AcceptOffer', () => ({ state: { acceptances: [] } }))],
    ['no acceptance after the hiring', 'load', asIf('AcceptOffer', 'WAIT_TRANSPORTER_ACCEPT')],
    ['a single choice of transporter', 'load', asIf('ChooseTransporter', 'OFFER_COMPLETED')],
    ['no early end of an offer', 'load', blind('CompleteOffer', () => ({ state: { deadline: undefined } }))],
    ['the visibility of a load', 'load', withoutVisibilityCheck],
    ['unique codes and NF-es', 'load', withoutClaims],
    ['delivery only after the last drop', 'load', blind('MarkDelivered', () => ({ lookups: { drops } }))],
    ['approved receipts before the end', 'load', (module) => withoutReservations(withoutRule('FinishLoad')(module))],
    ['undoing a decision only in delivery', 'receipt', blind('UndoReceiptDecision', () => ({ lookups: { loadStatus: 'IN_DELIVERY' } }))],
    [
      'the end of an auction on a bid',
      'negotiation',
      blind('PlaceBid', ({ auction }) => ({
        state: auction && { auction: { ...auction, ended: false, endsAt: '9999-12-31T00:00:00.000Z' } },
        lookups: { open: true },
      })),
    ],
    [
      'a lower price with each bid',
      'negotiation',
      blind('PlaceBid', ({ auction }) => ({ state: auction && { auction: { ...auction, best: undefined } } })),
    ],
    ['no change of a held proposal', 'negotiation', blind('Propose', ({ deals }) => ({ state: { deals: unheld(deals) } }))],
    ['one held proposal at a time', 'negotiation', blind('HoldProposal', ({ deals }) => ({ state: { deals: unheld(deals) } }))],
    ['holding a proposal before the hiring', 'load', withoutReservations],
    ['the balance of a lot', 'lot', blind('ApproveAgreement', ({ total }) => ({ state: { total: total * 10 } }))],
    ['the balance of a quota', 'lot', blind('Withdraw', () => ({ state: { withdrawals: [] } }))],
    [
      'stopped withdrawals',
      'lot',
      blind('Withdraw', ({ agreements }) => ({
        state: { agreements: agreements.map((one: object) => ({ ...one, stopped: false })), stopped: [] },
      })),
    ],
    ['no open withdrawal when a lot ends', 'lot', blind('CloseLot', () => ({ state: { withdrawals: [] } }))],
    // The crew and the judgement each refuse a driver of another carrier: both are removed.
    [
      'ties at a binding',
      'load',
      blind('BindDriver', ({ transporter }, { crew }) => ({
        lookups: { crew: everybodysCrew(crew, transporter?.transporterId), eligibility: undefined },
      })),
      ties,
    ],
    ['blocks at an acceptance', 'load', ungraded('AcceptOffer'), blocks],
    ['blocks at a binding', 'load', ungraded('BindDriver'), blocks],
    ['blocks at a bid', 'negotiation', ungraded('PlaceBid'), blocks],
    ['blocks at a choice', 'load', ungraded('ChooseTransporter'), blocks],
    ['blocks at an accepted proposal', 'load', ungraded('AcceptProposal'), blocks],
    ['ties and blocks at a confirmation', 'load', ungraded('ConfirmDriver'), ties],
    ['blocks at the collection', 'load', ungraded('StartCollect'), blocks],
    ['blocks at a wish for part of a lot', 'lot', ungraded('WantPart'), blocks],
    ['blocks at a withdrawal', 'lot', ungraded('Withdraw'), blocks],
    ['blocks after a hiring', 'load', withRowNoop('ReviewHiring'), blocks],
    ['the judgement when a settled load is reopened', 'load', ungraded('ReopenLoad'), relations],
    ['a waiver for one subject', 'load', waivedForAll('BindDriver'), blocks],
    ['the last day of a block', 'block', endsEarly, blocks],
    ['the consent of a company with users', 'partnership', withGuards('Bind', { consents: false }), relations],
    ['an invitation used once', 'partnership', asIf('AcceptInvitation', 'INVITED'), relations],
    ['no end of a relation with loads under way', 'partnership', withData('Unbind', () => ({ loadCodes: [] })), relations],
    ['ended relations at an acceptance', 'load', working('AcceptOffer'), relations],
    ['ended relations at a choice', 'load', working('ChooseTransporter'), relations],
    ['invitations and offers to everyone', 'load', openToAll('AcceptOffer'), relations],
    ['documents at an acceptance', 'load', unasked('AcceptOffer'), documents],
    ['documents at a binding', 'load', unasked('BindDriver'), documents],
    ['documents at the collection', 'load', unasked('StartCollect'), documents],
    ['a review only of what was sent', 'documents', asIf('ApproveDocument', 'SENT'), documents],
    ['no review by its sender', 'documents', reviewedWhenSent, documents],
    ['the timer of a replaced document', 'documents', whicheverVersion, documents],
    ['one device for a trip', 'tripLink', linkAs('OpenTripLink', () => ({ device: undefined })), trips],
    ['five tries at the end of the CPF', 'tripLink', linkAs('OpenTripLink', () => ({ tries: 4 })), trips],
    ['no trip by a link that ended', 'tripLink', linkAs('OpenTripLink', () => ({ endedBy: undefined })), trips],
    ['no link of a driver who left', 'tripLink', withRowNoop('ReviewTripLink'), trips],
    ['one open link', 'tripLink', blind('MakeTripLink', () => ({ state: { link: undefined } })), trips],
    ['the order of positions', 'tracking', blind('ReportPositions', () => ({ state: { last: '' } })), trips],
    ['positions only under way', 'tracking', blind('ReportPositions', () => ({ lookups: { loadStatus: 'IN_TRANSIT' } })), trips],
    ['the order of the trip’s steps', 'load', asIf('StartTransit', 'COLLECT_DONE')],
    ['an order in one formed load', 'mount', withoutClaims, orders],
    ['free orders in a launched load', 'mount', blind('TakeOrders', allFree), orders],
    ['free orders in a formed load', 'mount', blind('FormMount', allFree), orders],
    ['an order once in a formed load', 'mount', blind('AddOrders', () => ({ state: { orders: [] } })), orders],
    ['holding a formed load while it is launched', 'load', withoutReservations, orders],
    ['the sums of a formed load', 'mount', withRowNoop('RestateOrder'), orders],
    ['orders freed with their load', 'mount', withRowNoop('ReleaseMount'), orders],
    ['free orders in a reopened load', 'mount', blind('RetakeMount', () => ({ lookups: { orders: [] } })), orders],
    ['one order of a code', 'order', withoutClaims, orders],
    ['the balance of an order', 'order', blind('WithdrawPortion', () => ({ state: { portions: {} } })), orders],
    ['a line of a file once', 'order', blind('ImportOrder', () => ({ state: { counted: [] } })), orders],
    ['no removal with living portions', 'order', blind('RemoveOrder', () => ({ state: { portions: {} } })), orders],
    ['an order in a load as it was', 'order', blind('ChangeOrder', () => ({ state: { status: 'UNBIND' } })), orders],
    ['open pendencies at the collection', 'load', withoutRule('StartCollect'), pendencies],
    ['open pendencies at the end of the collection', 'load', withoutRule('FinishCollect'), pendencies],
    ['the end of what a pendency stopped', 'load', withRowNoop('UnblockTransitions'), pendencies],
    ['one truck at a dock', 'gate', withoutClaims, gates],
    ['the word of the load before its gate', 'gate', withoutReservations, gates],
    ['the gate before the driver’s app', 'load', blind('FinishCollect', () => ({ lookups: { gates: [] } })), gates],
    ['the entry before the loading', 'gate', asIf('StartLoading', 'INBOUND'), gates],
    ['the call before the entry', 'gate', asIf('CheckInbound', 'REQUEST_INBOUND'), gates],
    ['the loading before the exit', 'gate', asIf('CheckOutbound', 'FINISH_COLLECT'), gates],
    ['the last step before its undo', 'gate', asIf('UndoCheckInbound', 'INBOUND'), gates],
    ['the end of the loading before its undo', 'gate', asIf('UndoFinishLoading', 'FINISH_COLLECT'), gates],
    ['no call for a load that was canceled', 'gate', withGuards('RequestInbound', everyStep), gates],
    ['no entry with a load that was canceled', 'gate', withGuards('CheckInbound', everyStep), gates],
    ['a step that another desk has passed', 'gate', takenAgain('StartLoading', 'START_COLLECT'), gates],
    ['an undo of what another desk has undone', 'gate', takenAgain('UndoCheckInbound', 'REQUEST_INBOUND'), gates],
    ['one load in a seat of a slot', 'gateSlots', withoutClaims, gates],
    ['the seat of a canceled load', 'gateSlots', withRowNoop('FollowLoadSlots'), gates],
    ['one load of a vehicle', 'dedicated', blind('HoldLoad', () => ({ state: { heldBy: undefined } })), contracts],
    ['one contract of a vehicle and a driver', 'dedicated', withoutClaims, contracts],
    ['holding a vehicle before its load', 'load', withoutReservations, contracts],
    ['the type of a contract’s vehicle', 'load', blind('BindDedicated', anyType), contracts],
    ['a vehicle bound again at once', 'dedicated', withData('FreeLoad', () => ({ binding: 99 })), contracts],
    ['no load of a disabled contract', 'dedicated', asIf('HoldLoad', 'ACTIVE'), contracts],
    ['no terms of a disabled contract', 'dedicated', asIf('SaveContract', 'ACTIVE'), contracts],
    ['no other carrier while a contract carries a load', 'load', withoutRule('ChangeTransporter'), contracts],
    ['a vehicle freed by its load', 'dedicated', withRowNoop('FreeLoad'), contracts],
    ['a load let go by its disabled contract', 'load', withRowNoop('ReleaseDedicated'), contracts],
  ] as readonly (readonly [string, keyof All, Weaker, Beside?])[]
).map(([guard, name, weaker, beside = {}]) => ({ guard, beside, modules: { ...modules, [name]: weaker(modules[name] as Module) } as All }))
