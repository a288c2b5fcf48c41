import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { logOf, viewsOf } from '@embarca/tests/kit/views.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { inboxProjector } from './projector.ts'

const talk = { loadId: 'L1', deliveryId: 'L1-1' }
const recorded = () => {
  const load = loadScript()
  load.underway()
  const message = { ...talk, agent: 'DRIVER', messageId: 'm1', authorId: 'joao', driverId: 'd1', text: 'Cheguei', attachments: [] }
  load.recordEvent('chat-L1-1', { type: 'ChatMessageSent', data: message }, { userId: 'joao', driverId: 'd1' })
  load.recordEvent('chat-L1-1', { type: 'ChatRead', data: { ...talk, agent: 'SHIPPER', messageId: 'm1' } })
  load.approached()
  load.arrived('r1')
  load.delivered()
  return load
}

/** The view over an empty log, to which events are recorded one batch after the other. */
const liveView = async (events: readonly Recorded[], naming = {}) => {
  const log: Recorded[] = []
  const view = await viewsOf([inboxProjector], [], { log: logOf(log, naming) })
  for (let at = 0; at < events.length; at += 3) {
    const batch = events.slice(at, at + 3)
    log.push(...batch)
    await view.say(...batch)
  }
  return { ...view, log }
}

it('a rebuilt view equals the live one', async () => {
  const { store, projecting } = await liveView(recorded().log)
  const live = await store.hash('inbox')
  expect(await store.get('inbox', 'L1')).toMatchObject({ statusCode: 'DELIVERED' })
  await projecting.rebuild('inbox')
  expect(await store.hash('inbox')).toBe(live)
})

it('forgets a person with the log', async () => {
  const load = recorded()
  const { store, say, log } = await liveView(load.log, { d1: ['load-L1'] })
  const before = JSON.stringify(await store.get('inbox', 'L1'))
  expect(before).toContain('João Almeida')
  log.splice(0, log.length, ...log.map((event) => JSON.parse(JSON.stringify(event).replaceAll('João Almeida', 'Dado removido'))))
  await say(load.recordEvent('subject-d1', { type: 'SubjectForgotten', data: { subject: 'd1', shipperId: 's1', reason: 'pedido' } }))
  expect(JSON.stringify(await store.get('inbox', 'L1'))).toBe(before.replaceAll('João Almeida', 'Dado removido'))
})

it('notifies the operation group of the load', async () => {
  const { updates } = await liveView(recorded().log)
  expect(updates.flatMap(({ changed }) => changed)[0]).toMatchObject({ view: 'inbox', id: 'L1', shipperId: 's1', operationGroupId: 'g1' })
})
