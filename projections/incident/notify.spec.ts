import { viewsOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { expect, it } from 'vitest'
import { notifyIncident } from './notify.ts'
import { incidentProjector } from './projector.ts'

it('what a driver writes is announced to the group without its text: people who may see no incidents listen too', async () => {
  const { log, recordEvent } = eventRecorder()
  const { updates, say } = await viewsOf([incidentProjector], log)
  recordEvent('incident-L1.1', incidentOf('L1', 1, { externalId: 'CG-1' }), { userId: 'joao', roles: ['driver'], driverId: 'd1' })
  updates.length = 0
  await say(...log)
  const context = { since: '-1', now: () => '2026-01-05T17:00:00.000Z', groupOf: () => 'g1' }
  const published = updates.flatMap(({ changed }) => changed).flatMap((change) => notifyIncident(change, context))
  expect(published.map(({ type }) => type)).toEqual(['incident.changed', 'OCCURRENCE'])
  const message = JSON.parse(published[1]!.data!)
  expect(message).toMatchObject({
    shippingExternalId: 'CG-1',
    agentType: 'DRIVER',
    eventType: 'OPENING',
    occurrenceId: 'L1.1',
    attachments: [],
  })
  expect(message.message).toBe('Motorista · Avaria: ocorrência aberta')
  expect(JSON.stringify(published)).not.toContain('Caixa molhada')
})
