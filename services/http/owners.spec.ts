import { fileIdFor } from '@embarca/contracts/file/routes.ts'
import { toOwner } from '@embarca/projections/kit/notification.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { describe, expect, it } from 'vitest'
import { fileRights } from './files/rights.ts'
import { publisher } from './push/publisher.ts'
import { topicsOf } from './push/rights.ts'

const ana = actor(['shipper_operator'])
const tania = actor(['transporter_operator'], { transporterId: 't1' })
const rights = {
  groupOf: async () => undefined,
  owners: { gateVisit: { maySee: async (by: typeof ana, id: string) => by.userId === ana.userId && id === 'G1' } },
  contextFor: () => undefined as never,
}

describe('a module of another kind of things', () => {
  it('says who may subscribe to them', async () => {
    expect(await topicsOf(rights, ana, 'gateVisit:G1')).toEqual(['gateVisit:G1'])
    expect(await topicsOf(rights, ana, 'gateVisit:G2')).toBeUndefined()
    expect(await topicsOf(rights, tania, 'gateVisit:G1')).toBeUndefined()
  })
  it('says who may read their files and add to them, and a file names its owner', async () => {
    const shipperOfFiles = async ({ userId, shipperId }: typeof ana, id: string) =>
      userId === ana.userId && id === 'G1' ? shipperId : undefined
    const { ofOwner, ofFile } = fileRights({ gateVisit: { maySee: async () => false, shipperOfFiles } }, () => undefined as never)
    const photo = fileIdFor('abc', { kind: 'gateVisit', id: 'G1' })
    expect(await ofOwner(ana, { kind: 'gateVisit', id: 'G1' })).toBe(ana.shipperId)
    expect(await ofFile(ana, photo)).toBe(ana.shipperId)
    expect(await ofFile(tania, photo)).toBeUndefined()
    expect(await ofFile(ana, fileIdFor('abc', { kind: 'gateVisit', id: 'G2' }))).toBeUndefined()
    expect(await ofOwner(ana, { kind: 'dock', id: 'D1' })).toBeUndefined()
    expect(await ofOwner(ana, { kind: 'constructor', id: 'x' })).toBeUndefined()
  })
  it('says what their changes publish, and to whom', () => {
    const publish = publisher({
      'gate-visits': ({ id, position }) => [{ type: 'gate.changed', id, position, places: [toOwner({ kind: 'gateVisit', id })] }],
    })
    expect(publish({ view: 'gate-visits', id: 'G1', position: '7' })).toEqual([
      { type: 'gate.changed', id: 'G1', position: '7', places: [{ topic: 'gateVisit:G1', channel: 'gateVisit:G1' }] },
    ])
  })
})

it('a kind that no module announces, a channel of no form, and a view that publishes nothing stay silent', async () => {
  for (const channel of ['dock:D1', 'constructor:x', 'gateVisit', ':G1', '']) expect(await topicsOf(rights, ana, channel)).toBeUndefined()
  expect(publisher({})({ view: 'people', id: 'ana', position: '7' })).toEqual([])
})
