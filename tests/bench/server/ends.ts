import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { openApplication } from '@embarca/services/application.ts'
import { readConfig } from '@embarca/services/config.ts'
import { scenario } from '@embarca/services/demo/scenario.ts'
import { announceUntil, registerBidders } from './auctions.ts'
import { recordRegisters } from './seed.ts'

/** Milliseconds from the end of each auction to the moment its end was on the disk: groups that end within one second, and a group that ends at one instant. */
export type Late = { readonly groups: readonly (readonly number[])[]; readonly atOnce: readonly number[] }

const [folder, count, times] = process.argv.slice(2) as [string, string, string]
const MINUTE = 60_000
const SECOND = 1_000
/** Between two groups. */
const APART = 4_000
const env = { DATA_DIR: folder, PORT: '0', PUBLIC_URL: 'http://localhost:8080', SIMULATE: 'off' }

/** The product as `npm start` opens it, and auctions that end within the same second, every other one with a bid. */
const config = readConfig(env)
let ends: number[] = []
const application = await openApplication(config, env, async ({ data }) => {
  const now = Date.now()
  const furnished = now + Number(count) * (Number(times) + 1) * 4
  ends = Array.from({ length: Number(times) + 1 }, (_, group) => furnished + group * APART)
  const { perform } = scenario(data, new Date(now).toISOString())
  await recordRegisters(perform, new Date(now - 2 * MINUTE).toISOString())
  await registerBidders(perform, now - 2 * MINUTE)
  for (const end of ends) await announceUntil(perform, Number(count), end, end === ends.at(-1) ? 0 : SECOND)
  await data.timers.reach(await data.events.head())
})
const { data } = application
if (Date.now() > ends[0]! - 500) throw new Error('The application was not open before its auctions ended')

const commits: { readonly head: string; readonly at: number }[] = []
const start = await data.events.head()
data.onCommit((head) => commits.push({ head, at: Date.now() }))
await new Promise((resolve) => setTimeout(resolve, ends.at(-1)! + APART - Date.now()))

const endings = new Map<string, number>()
const groups = ends.map((): number[] => [])
for (let at = start; ; ) {
  const events = await data.events.readAll(at, 10_000)
  if (!events.length) break
  at = events.at(-1)!.position
  for (const { type, stream, position, data: body } of events) {
    if (['AuctionEnded', 'OfferCompleted', 'LoadExpired'].includes(type)) endings.set(stream, (endings.get(stream) ?? 0) + 1)
    if (type !== 'AuctionEnded') continue
    const commit = commits.find(({ head }) => comparePositions(head, position) >= 0)!
    const end = Date.parse(body.endsAt)
    groups[ends.findLastIndex((first) => first <= end)]!.push(commit.at - end)
  }
}
if (endings.size !== 2 * Number(count) * ends.length || [...endings.values()].some((often) => often !== 1))
  throw new Error('Not every auction and its load ended once')
process.send!({ groups: groups.slice(0, -1), atOnce: groups.at(-1)! } satisfies Late)
process.on('disconnect', async () => {
  await application.close()
  process.exit(0)
})
