import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from './appends.ts'
import { inApplication, tokenOf } from './bench-application.ts'
import { bundleServers, startServer } from './child.ts'
import type { Figure } from './figure.ts'
import { load, type Next, wired } from './http.ts'
import { median, percentile } from './measure.ts'
import { bidders, HIGHEST } from './server/auctions.ts'
import type { Late } from './server/ends.ts'
import { sideBySide } from './side-by-side.ts'

const ROUNDS = 5
const SLICES = 6
const SLICE = 0.3
const ENDING = 1_000
const TIMES = 3

/** Every bidder bids one cent less than the last bid sent, on these auctions in turn; never twice in a row on the same one. */
const bidding = (tokens: readonly string[], auctions: readonly string[]): Next => {
  const counts = tokens.map(() => 0)
  let price = HIGHEST
  let bids = 0
  return (client) => {
    const id = auctions[(client + counts[client]!++) % auctions.length]!
    const body = JSON.stringify({ price: price-- })
    return wired({ method: 'POST', path: `/webtransporter/offers/${id}/bid`, token: tokens[client]!, key: v7(bids++, process.pid), body })
  }
}

/** P19: bids through token, schema, machine and log, each by its own transporter, with projections and reactions off. */
export const measureBids = (): Promise<readonly Figure[]> =>
  inApplication(
    'later',
    async ({ port, folder, connections, auctions: [hot, ...many] }) => {
      const tokens: string[] = []
      for (const { userId } of bidders) tokens.push(await tokenOf(port, userId))
      const bids = (on: readonly string[]) => {
        const next = bidding(tokens, on)
        return () => load(connections, SLICE, next, true)
      }
      const contenders = { hot: bids([hot!]), spread: bids(many) }
      for (const warm of Object.values(contenders)) await warm()
      const slices = await sideBySide(folder, contenders, ROUNDS * SLICES)

      const size = Math.ceil(slices.length / ROUNDS)
      const rounds = Array.from({ length: ROUNDS }, (_, at) => slices.slice(at * size, (at + 1) * size)).filter(({ length }) => length > 0)
      const rate = (round: typeof slices, of: 'hot' | 'spread') => round.reduce((sum, slice) => sum + slice[of].rate, 0) / round.length
      const all = slices.map(({ hot }) => hot)
      const took = all.flatMap(({ latencies }) => latencies)
      const refused = all.reduce((sum, { refused }) => sum + refused, 0)
      const figure: Figure = {
        name: 'P19',
        what: 'bids on one auction by 64 bidders / the same bids on 64 auctions',
        rounds: rounds.map((round) => rate(round, 'hot') / rate(round, 'spread')),
        gate: 0.3,
        stretch: 0.6,
        detail: `${Math.round(median(rounds.map((round) => rate(round, 'hot'))))}/s against ${Math.round(median(rounds.map((round) => rate(round, 'spread'))))}/s, p99 ${percentile(took, 0.99).toFixed(1)} ms, ${((refused / (took.length + refused)) * 100).toFixed(1)} % came too late`,
      }
      return [figure]
    },
    'auctions',
  )

/** P20: the otherwise idle product when many auctions end that are not in its caches. Fails unless each ends once. */
export const measureEnds = async (): Promise<readonly Figure[]> => {
  await bundleServers()
  const folder = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'embarca-bench-'))
  const application = startServer('ends', folder, String(ENDING), String(TIMES))
  try {
    const { groups, atOnce } = await application.nextMessage<Late>()
    const figure: Figure = {
      name: 'P20',
      what: 'end of 1,000 auctions within a second, p99 of how late',
      rounds: groups.map((late) => percentile(late, 0.99)),
      gate: 250,
      stretch: 100,
      atMost: true,
      unit: 'ms',
      detail: `p50 ${median(groups.map((late) => median(late))).toFixed(0)} ms; all in one instant p99 ${percentile(atOnce, 0.99).toFixed(0)} ms`,
    }
    return [figure]
  } finally {
    await application.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
