import { InvalidEvent } from '@embarca/services/kit/codec.ts'
import { modules } from '@embarca/services/modules.ts'
import { describe, expect, it } from 'vitest'
import { commandSources } from './command-sources.ts'
import { simulate } from './simulate.ts'
import { slowStores } from './slow-store.ts'
import { type ThemeName, themeNames } from './themes.ts'
import { guards } from './weakened-modules.ts'

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

/** Commands of `blocks.ts`, which have a sequence of their own. */
const beside = ['WaiveEligibility']
/** No carrier here is a logistic operator: `services/load/forward.spec.ts` tells when a load may be forwarded. */
const withoutOperators = ['ForwardLoad', 'TakeLoadBack']
/** Commands that only reactions send. */
const byEvents = [
  ...['LaunchReplica', 'LaunchPart', 'ChangePart', 'ExpireLot'],
  ...['OpenNegotiation', 'CloseNegotiation', 'HoldProposal', 'ReleaseProposal'],
  ...['OpenLot', 'FollowLoad', 'CompleteLot', 'CloseLot', 'CancelLot', 'OpenAgain', 'FollowReopening'],
  ...['ReturnWithdrawal', 'NoteDelivered', 'NoteResumed'],
  ...['ExpectReceipts', 'FollowRoute', 'CloseReceipts', 'ReopenReceipts'],
  ...['ReviewHiring', 'BlockTransitions', 'UnblockTransitions', 'RestateOrders'],
  ...['GroupLoad', 'UngroupLoad'],
]
/** Of the theme `gates`, whose visits ask their load for them; a timer follows. */
const fromGates = ['LeaveGate', 'UndoCollectStart', 'UndoCollectFinish', 'UndoTransit', 'FollowGate']

/** Of the theme `contracts`. */
const fromContracts = ['BindDedicated', 'ReleaseDedicated', 'PutInTransit', 'ChangeDedicated', 'FollowContract']
/** Of the theme `orders`. */
const fromOrders = ['LaunchOrders', 'AddLoadOrders', 'RemoveLoadOrders']

it('every command of a load, its negotiation, its lot and its receipts is simulated', () => {
  const commands = [modules.load, modules.negotiation, modules.lot, modules.receipt].flatMap(({ commands }) => Object.keys(commands))
  const elsewhere = [...byEvents, ...beside, ...withoutOperators, ...fromOrders, ...fromGates, ...fromContracts]
  expect(commands.filter((command) => !(command in commandSources) && !elsewhere.includes(command))).toEqual([])
})

/** Commands overlap between a read and an append. */
const overlapping = (seed: number) => ({ concurrent: 0.9, data: slowStores(seed) })

describe('random commands of staff, carriers, drivers and the clock', () => {
  it.each(seeds(1, 60))('seed %i: one winner, no event after the end, no event lost', async (seed) => {
    const { wrong, commands } = await simulate(seed)
    expect(wrong).toEqual([])
    expect(commands).toBeGreaterThanOrEqual(200)
  })
  it.each(seeds(1, 20))('seed %i: the same with a slow store and more commands at once', async (seed) => {
    expect((await simulate(seed, overlapping(seed))).wrong).toEqual([])
  })
})

describe('with blocks, releases and waivers', () => {
  it.each(seeds(1, 30))(
    'seed %i: nobody blocked is hired or bound without a waiver, and what came at the same time is questioned',
    async (seed) => {
      expect((await simulate(seed, { blocks: true })).wrong).toEqual([])
    },
  )
  it.each(seeds(1, 10))('seed %i: the same with a slow store and more commands at once', async (seed) => {
    expect((await simulate(seed, { blocks: true, ...overlapping(seed) })).wrong).toEqual([])
  })
})

/** What holds in runs with a theme. */
const held: Readonly<Record<ThemeName, string>> = {
  ties: 'nobody untied is bound, confirmed or collects',
  documents: 'nobody without a valid document is hired where its type blocks',
  trips: 'a link opens one trip to one device until it ends, and positions come once and in order',
  orders: 'no order is in two living loads, sums are exact, and nothing is bound to nothing',
  pendencies: 'no transition that an open pendency stops is passed',
  contracts: 'a vehicle carries one load of one contract, and both streams agree',
  gates: 'step and status never contradict, a dock has one truck, and no slot is overfull',
  relations: 'nobody works without consent, and nobody whose relation ended is hired',
}
describe.each(themeNames)('with %s', (theme) => {
  it.each(seeds(1, 30))(`seed %i: ${held[theme]}`, async (seed) => {
    expect((await simulate(seed, { themes: [theme] })).wrong).toEqual([])
  })
  it.each(seeds(1, 10))('seed %i: the same with a slow store and more commands at once', async (seed) => {
    expect((await simulate(seed, { themes: [theme], ...overlapping(seed) })).wrong).toEqual([])
  })
})

/** Guards that few runs reach: the search starts at the first seed that does. */
const rare: Readonly<Record<string, number>> = {
  'the balance of a quota': 104,
  'the balance of a lot': 224,
  'stopped withdrawals': 713,
  'holding a proposal before the hiring': 799,
  'ended relations at a choice': 323,
  'invitations and offers to everyone': 100,
  'the judgement when a settled load is reopened': 50,
  'a line of a file once': 36,
  'free orders in a launched load': 160,
  'free orders in a reopened load': 110,
  'no entry with a load that was canceled': 180,
  'one load in a seat of a slot': 70,
  'the seat of a canceled load': 185,
  'a vehicle bound again at once': 96,
  'no other carrier while a contract carries a load': 630,
}
/** Guards over two streams: without them, commands must overlap between a read and an append. */
const overStreams = new Set(['holding a proposal before the hiring'])

/** An event that its schema refuses was detected, too. */
const detects = (seed: number, setting: Parameters<typeof simulate>[1]): Promise<boolean> =>
  simulate(seed, setting).then(
    ({ wrong }) => wrong.length > 0,
    (error: unknown) => {
      if (!(error instanceof InvalidEvent)) throw error
      return true
    },
  )

describe('the simulation detects a removed guard', () => {
  it.each(guards)('$guard', async ({ guard, beside, modules }) => {
    const found = async () => {
      for (const seed of seeds(rare[guard] ?? 1, 600)) {
        const setting = { ...beside, ...(overStreams.has(guard) && overlapping(seed)) }
        if (await detects(seed, { ...setting, modules })) return true
      }
      return false
    }
    expect(await found()).toBe(true)
  })
})
