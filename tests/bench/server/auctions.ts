import { join } from 'node:path'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { sqliteIdentityStore } from '@embarca/services/adapters/sqlite/identity-store.ts'
import { actorNamed, registrarFor } from '@embarca/services/demo/actors.ts'
import { newCnpj } from '@embarca/services/demo/identifiers.ts'
import { randomFrom } from '@embarca/services/demo/random.ts'
import type { scenario } from '@embarca/services/demo/scenario.ts'
import { accountsIn } from '@embarca/services/identity/accounts.ts'
import { demoPassword } from '@embarca/services/identity/demo-users.ts'
import { hashPassword } from '@embarca/services/identity/passwords.ts'
import { revocations } from '@embarca/services/identity/revocations.ts'
import { formAt, logins, shipperId } from './seed.ts'

type Perform = ReturnType<typeof scenario>['perform']

/** High enough for bids one cent apart during a whole run. */
export const HIGHEST = 900_000_00
const MINUTES = 60
const MINUTE = 60_000
const iso = (ms: number) => new Date(ms).toISOString()

/** The bidders, one transporter each. */
export const bidders = Array.from({ length: 64 }, (_, n): Actor & { transporterId: string } => ({
  userId: `bidder-${n}`,
  name: `Lance ${n}`,
  shipperId: '',
  roles: ['transporter_admin'],
  operationGroups: [],
  transporterId: `b${n}`,
}))

/** Creates an account for each bidder, with its own username. */
export const createBidderAccounts = async (folder: string) => {
  const store = sqliteIdentityStore(join(folder, 'identity.sqlite'))
  const accounts = accountsIn(store, revocations())
  const hash = await hashPassword(demoPassword)
  for (const { userId, name, roles, transporterId, operationGroups } of bidders) {
    accounts.upsert({
      userId,
      username: userId,
      name,
      email: `${userId}@embarca.example`,
      roles,
      transporterId,
      operationGroups,
      enabled: true,
    })
    accounts.setPasswordHash(userId, hash)
  }
  store.close()
}

export const registerBidders = (perform: Perform, at: number) =>
  Promise.all(
    bidders.map(({ transporterId: id }) => {
      const data = { id, name: id, document: newCnpj(randomFrom(id), false), city: 'Curitiba', state: 'PR', shippers: [shipperId] }
      return perform({ module: 'transporter', command: { type: 'Register', data }, by: registrarFor(shipperId), key: id, at: iso(at) })
    }),
  )

type Span = {
  readonly minutes?: number /** Milliseconds over which the starts are spread; absent: all at once. */
  readonly within?: number
}

/** Launches auctions to which all bidders are invited. Returns the loads' ids. */
export const announce = async (perform: Perform, count: number, from: number, { minutes = MINUTES, within = 0 }: Span = {}) => {
  const { freightPrice: _, ...form } = formAt(from)
  const target = { ...form.target, flAll: false, transporterIds: bidders.map(({ transporterId }) => transporterId) }
  const data = { ...form, type: 'AUCTION', duration: minutes, target, auction: { initialBid: HIGHEST, reductionPercentage: 0 } }
  const by = actorNamed(logins.operator)
  const streams = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      perform({
        module: 'load',
        command: { type: 'LaunchLoad', data },
        by,
        key: `auction-${from}-${n}`,
        at: iso(from + Math.floor((n * within) / count)),
      }),
    ),
  )
  return streams.map((stream) => stream.slice('load-'.length))
}

/** Auctions that end at `end`, or spread over `within` milliseconds from it; every other one has a bid. */
export const announceUntil = async (perform: Perform, count: number, end: number, within = 0) => {
  const ids = await announce(perform, count, end - MINUTE, { minutes: 1, within })
  const bid = (id: string, n: number) =>
    perform({
      module: 'negotiation',
      command: { type: 'PlaceBid', data: { id, price: HIGHEST } },
      by: bidders[n % bidders.length]!,
      key: `bid-${id}`,
      at: iso(end - MINUTE + within + 1),
    })
  await Promise.all(ids.filter((_, n) => n % 2).map(bid))
}
