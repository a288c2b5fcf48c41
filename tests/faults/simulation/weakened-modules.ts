import type { CommandRow } from '@embarca/services/kit/command-row.ts'
import type { DecisionContext } from '@embarca/services/kit/decision.ts'
import { nextStatus } from '@embarca/services/kit/lifecycle.ts'
import type { Module } from '@embarca/services/kit/module.ts'
import { modules } from '@embarca/services/modules.ts'

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

/** Guards whose removal the simulation must detect. */
export const guards: readonly { readonly guard: string; readonly modules: All }[] = (
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
    ],
    ['blocks at an acceptance', 'load', ungraded('AcceptOffer')],
    ['blocks at a binding', 'load', ungraded('BindDriver')],
    ['blocks at a bid', 'negotiation', ungraded('PlaceBid')],
    ['blocks at a choice', 'load', ungraded('ChooseTransporter')],
    ['blocks at an accepted proposal', 'load', ungraded('AcceptProposal')],
    ['ties and blocks at a confirmation', 'load', ungraded('ConfirmDriver')],
    ['blocks at the collection', 'load', ungraded('StartCollect')],
    ['blocks at a wish for part of a lot', 'lot', ungraded('WantPart')],
    ['blocks at a withdrawal', 'lot', ungraded('Withdraw')],
    ['blocks after a hiring', 'load', withRowNoop('ReviewHiring')],
    ['the order of the trip’s steps', 'load', asIf('StartTransit', 'COLLECT_DONE')],
  ] as const satisfies readonly (readonly [string, keyof All, Weaker])[]
).map(([guard, name, weaker]) => ({ guard, modules: { ...modules, [name]: weaker(modules[name] as Module) } as All }))
