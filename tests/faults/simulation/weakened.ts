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
export const everybodys: Weaker = (module) => {
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
  ...(driver && { driver: { ...driver, transporterId } }),
  vehicles: vehicles.map((one) => ({ ...one, transporterId })),
})
const unheld = (deals: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(deals).map(([id, deal]) => [id, { ...deal, held: undefined }]))
const drops = { allApproved: true, anyApproved: false, allEnded: true, closed: true }

/** Guards whose removal the simulation must detect. */
export const guards: readonly { readonly guard: string; readonly modules: All }[] = (
  [
    ['the end of an offer, when somebody accepts', 'load', blind('AcceptOffer', () => ({ state: { deadline: undefined } }))],
    ['that nobody accepts twice', 'load', blind('AcceptOffer', () => ({ state: { acceptances: [] } }))],
    ['that an offer which was taken is over', 'load', asIf('AcceptOffer', 'WAIT_TRANSPORTER_ACCEPT')],
    ['that a choice is made once', 'load', asIf('ChooseTransporter', 'OFFER_COMPLETED')],
    ['that an offer does not end early', 'load', blind('CompleteOffer', () => ({ state: { deadline: undefined } }))],
    ['who may speak of a load', 'load', everybodys],
    ['that codes and NF-es are held by one load', 'load', withoutClaims],
    [
      'whose driver it is',
      'load',
      blind('BindDriver', ({ transporter }, { crew }) => ({ lookups: { crew: everybodysCrew(crew, transporter?.transporterId) } })),
    ],
    ['that a load waits for its last drop', 'load', blind('MarkDelivered', () => ({ lookups: { drops } }))],
    ['that receipts are approved before the end', 'load', (module) => withoutReservations(withoutRule('FinishLoad')(module))],
    [
      'that a decision is undone only in delivery',
      'receipt',
      blind('UndoReceiptDecision', () => ({ lookups: { loadStatus: 'IN_DELIVERY' } })),
    ],
    [
      'the end of an auction',
      'negotiation',
      blind('PlaceBid', ({ auction }) => ({
        state: auction && { auction: { ...auction, ended: false, endsAt: '9999-12-31T00:00:00.000Z' } },
        lookups: { open: true },
      })),
    ],
    [
      'that each bid is lower',
      'negotiation',
      blind('PlaceBid', ({ auction }) => ({ state: auction && { auction: { ...auction, best: undefined } } })),
    ],
    ['that nobody changes what is held', 'negotiation', blind('Propose', ({ deals }) => ({ state: { deals: unheld(deals) } }))],
    ['that one word is held at a time', 'negotiation', blind('HoldProposal', ({ deals }) => ({ state: { deals: unheld(deals) } }))],
    ['that a proposal is held before it is hired by', 'load', withoutReservations],
    ['how much of a lot is left', 'lot', blind('ApproveAgreement', ({ total }) => ({ state: { total: total * 10 } }))],
    ['how much of a quota is left', 'lot', blind('Withdraw', () => ({ state: { withdrawals: [] } }))],
    [
      'that a stop stops',
      'lot',
      blind('Withdraw', ({ agreements }) => ({
        state: { agreements: agreements.map((one: object) => ({ ...one, stopped: false })), stopped: [] },
      })),
    ],
    ['that nothing is under way when a lot ends', 'lot', blind('CloseLot', () => ({ state: { withdrawals: [] } }))],
    ['that the road goes one step at a time', 'load', asIf('StartTransit', 'COLLECT_DONE')],
  ] as const satisfies readonly (readonly [string, keyof All, Weaker])[]
).map(([guard, name, weaker]) => ({ guard, modules: { ...modules, [name]: weaker(modules[name] as Module) } as All }))
