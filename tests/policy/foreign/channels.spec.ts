import type { AddressInfo } from 'node:net'
import { REALTIME, realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../../kit/app.ts'
import { listener } from '../../kit/listener.ts'
import { actor } from '../../kit/tokens.ts'
import { FIXTURES_AT } from '../../stories/fixtures.ts'
import { rowsOf } from '../rows.ts'
import { recordEverybody } from './fixtures.ts'
import { type Party, parties, rolesFor } from './parties.ts'
import { unknownLike } from './probe.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordEverybody(app)
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const row = rowsOf().find(({ route }) => route === realtimeRoutes.auth)!
const connect = async (party: Party) => {
  const by = actor(rolesFor(row, party).slice(0, 1), party.about)
  const { token } = (await app.as(by).call(realtimeRoutes.auth, {})).body
  const { port } = app.app.server.address() as AddressInfo
  return listener(`ws://127.0.0.1:${port}${REALTIME}?ticket=${token}`)
}
const channelsOf = ({ foreign: { load = [], report = [] } }: Party) => [
  ...load.map((id) => `load:${id}`),
  ...report.map((id) => `job:${id}`),
]
/** The channel of an unknown thing, with an id of the same length. */
const likeNothing = (channel: string) => channel.replace(/[^:]+$/, unknownLike)

it.each(parties.map((party) => [party.who, party] as const))(
  '%s cannot tell the channel of a foreign thing from that of an unknown one',
  async (_, party) => {
    const client = await connect(party)
    const channels = channelsOf(party)
    client.send({ subscribe: channels.flatMap((channel) => [channel, likeNothing(channel)]) })
    client.send({ ping: true })
    await client.nextFrame('pong')
    const refused = channels.flatMap((channel) =>
      [channel, likeNothing(channel)].map((one) => ({ channel: one, type: 'refused', id: '', position: '' })),
    )
    expect(client.frames).toEqual(refused)
    client.close()
  },
)
it('users of its own company can subscribe to it', async () => {
  const owner = { ...parties[0]!, about: { operationGroups: ['g1'] } }
  const client = await connect(owner)
  client.send({ subscribe: ['load:m-route'] })
  expect(await client.nextFrame('subscribed')).toMatchObject({ channel: 'load:m-route' })
  client.close()
})
