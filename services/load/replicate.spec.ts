import { people, form as sound, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { type LoadState, loadOf } from './index.ts'

const groupReplicate = { amount: 2, originDate: '12/01/2026', destinationDate: '14/01/2026' }
const batch = async (over: object = {}, before: (here: Awaited<ReturnType<typeof world>>) => Promise<unknown> = async () => {}) => {
  const here = await world()
  await before(here)
  const data = { ...sound({ externalId: 'SEMANA' }), groupReplicate, ...over }
  const { stream } = await here.execute('load', people.ana, { type: 'LaunchLoad', data })
  const first = stream.slice('load-'.length)
  const load = async (id: string): Promise<LoadState> => loadOf({ read: async (...of) => (await here.states.read(...of)).state }, id)
  return { ...here, first, others: [await load(`${first}.1`), await load(`${first}.2`)], load }
}
const code = ({ externalId }: LoadState) => externalId

describe('one launch of several loads', () => {
  it('makes the others after the first, at eight in the morning of the places (R172)', async () => {
    const { first, others, load } = await batch()
    expect((await load(first)).terms).toMatchObject({ batchId: first })
    expect(others.map(code)).toEqual(['SEMANA-2', 'SEMANA-3'])
    for (const { terms, status, authorId } of others) {
      expect(authorId).toBe(people.ana.userId)
      expect(status).toBe('WAIT_TRANSPORTER_ACCEPT')
      expect(terms).toMatchObject({
        batchId: first,
        origins: [{ collectDate: '2026-01-12T11:00:00.000Z' }],
        destinations: [{ deliveryDate: '2026-01-14T11:00:00.000Z' }, {}],
      })
      expect(terms?.replicate).toBeUndefined()
    }
  })
  it('numbers a code of their own, and generates another where it is taken', async () => {
    const { others } = await batch({ groupReplicate: { ...groupReplicate, externalId: 'janeiro' } }, (here) =>
      here.execute('load', people.ana, { type: 'LaunchLoad', data: sound({ externalId: 'JANEIRO-1' }) }),
    )
    expect(others.map(code)).toEqual([expect.stringMatching(/^CG-/), 'JANEIRO-2'])
  })
  it('makes none twice, though the event is delivered again', async () => {
    const { first, eventTypes, reacting, events, wait } = await batch()
    const [launch] = await events.read(`load-${first}`)
    expect(launch?.type).toBe('LoadLaunched')
    await reacting.drain()
    await wait(0)
    expect((await eventTypes(`load-${first}.1`)).filter((type) => type === 'LoadLaunched')).toHaveLength(1)
  })
  it('makes none for the type NONE', async () => {
    const { others } = await batch({ replicateShippingType: 'NONE' })
    expect(others.map(({ status }) => status)).toEqual(['NEW', 'NEW'])
  })
  it.each([
    ['in the past', { originDate: '01/01/2026' }, 'COLLECT_IN_THE_PAST', 'groupReplicate.originDate'],
    ['on no day', { originDate: '31/02/2026' }, 'MOMENT_INVALID', 'groupReplicate.originDate'],
    ['to arrive before they leave', { destinationDate: '11/01/2026' }, 'DELIVERY_BEFORE_COLLECT', 'groupReplicate.destinationDate'],
  ])('does not send them %s', async (_, over, refused, field) => {
    const here = await world()
    const data = { ...sound(), groupReplicate: { ...groupReplicate, ...over } }
    expect(await here.ask('load', people.ana, { type: 'LaunchLoad', data })).toMatchObject({ refused, detail: { fields: [{ field }] } })
  })
})
