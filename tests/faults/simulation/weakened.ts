import type { Given } from '@embarca/services/kit/decider.ts'
import type { Module } from '@embarca/services/kit/module.ts'
import { modules } from '@embarca/services/modules.ts'

type All = typeof modules
type Weaker = (module: Module) => Module

/** The decision sees the state, or the facts beside it, as they would be if there were nothing to object to. */
const blind =
  (command: string, hide: (state: any, facts: any) => { readonly state?: object; readonly facts?: object }): Weaker =>
  (module) => ({
    ...module,
    decider: {
      ...module.decider,
      decide: {
        ...module.decider.decide,
        [command]: (data: object, state: object, given: Given<any>) => {
          const hidden = hide(state, given.facts)
          return (module.decider.decide[command] as (...args: object[]) => never)(
            data,
            { ...state, ...hidden.state },
            { now: given.now, by: given.by, next: given.next, newId: given.newId, facts: { ...given.facts, ...hidden.facts } },
          )
        },
      },
    },
  })

/** The machine admits the command as if the load stood somewhere else. */
const asIf =
  (command: string, status: string): Weaker =>
  (module) => ({
    ...module,
    decider: {
      ...module.decider,
      lifecycle: {
        ...module.decider.lifecycle!,
        status: (state, asked) => (asked.type === command ? status : module.decider.lifecycle!.status(state, asked)),
        moot: (state, asked) => asked.type !== command && (module.decider.lifecycle!.moot?.(state, asked) ?? false),
      },
    },
  })

const everybodys: Weaker = (module) => ({
  ...module,
  belongs: (_state, _command, { by }) => ({ shipperId: by.shipperId, transporterIds: [by.transporterId ?? ''], driverId: by.driverId }),
})
const without =
  (part: keyof Module): Weaker =>
  ({ [part]: _, ...module }) =>
    module as Module

const everybodysCrew = ({ driver, vehicles }: { driver?: object; vehicles: readonly object[] }, transporterId: string) => ({
  ...(driver && { driver: { ...driver, transporterId } }),
  vehicles: vehicles.map((one) => ({ ...one, transporterId })),
})
const unheld = (deals: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(deals).map(([id, deal]) => [id, { ...deal, held: undefined }]))
const drops = { allApproved: true, anyApproved: false, allEnded: true, closed: true }

/** Guards of which each is missed as soon as it is gone. */
export const guards: readonly { readonly guard: string; readonly modules: All }[] = (
  [
    ['the end of an offer, when somebody accepts', 'load', blind('AcceptOffer', () => ({ state: { deadline: undefined } }))],
    ['that nobody accepts twice', 'load', blind('AcceptOffer', () => ({ state: { acceptances: [] } }))],
    ['that an offer which was taken is over', 'load', asIf('AcceptOffer', 'WAIT_TRANSPORTER_ACCEPT')],
    ['that a choice is made once', 'load', asIf('ChooseTransporter', 'OFFER_COMPLETED')],
    ['that an offer does not end early', 'load', blind('CompleteOffer', () => ({ state: { deadline: undefined } }))],
    ['who may speak of a load', 'load', everybodys],
    ['that codes and NF-es are held by one load', 'load', without('claims')],
    [
      'whose driver it is',
      'load',
      blind('BindDriver', ({ transporter }, { crew }) => ({ facts: { crew: everybodysCrew(crew, transporter?.transporterId) } })),
    ],
    ['that a load waits for its last drop', 'load', blind('MarkDelivered', () => ({ facts: { drops } }))],
    [
      'that receipts are approved before the end',
      'load',
      (module) => without('before')(blind('FinishLoad', () => ({ facts: { drops } }))(module)),
    ],
    [
      'that a decision is undone only in delivery',
      'receipt',
      blind('UndoReceiptDecision', () => ({ facts: { loadStatus: 'IN_DELIVERY' } })),
    ],
    [
      'the end of an auction',
      'negotiation',
      blind('PlaceBid', ({ auction }) => ({
        state: auction && { auction: { ...auction, ended: false, endsAt: '9999-12-31T00:00:00.000Z' } },
        facts: { open: true },
      })),
    ],
    [
      'that each bid is lower',
      'negotiation',
      blind('PlaceBid', ({ auction }) => ({ state: auction && { auction: { ...auction, best: undefined } } })),
    ],
    ['that nobody changes what is held', 'negotiation', blind('Propose', ({ deals }) => ({ state: { deals: unheld(deals) } }))],
    ['that one word is held at a time', 'negotiation', blind('HoldProposal', ({ deals }) => ({ state: { deals: unheld(deals) } }))],
    ['that a proposal is held before it is hired by', 'load', without('before')],
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
