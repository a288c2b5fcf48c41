import { opened, portEvents, write } from '@embarca/tests/ports/events.ts'
import { beforeEach, expect, it } from 'vitest'
import { memoryData } from '../adapters/memory/memory-data.ts'
import { link } from './chain.ts'
import { checkStreams, findingsOf } from './check-streams.ts'
import type { Proofs, StoredBody } from './proofs.ts'

let proofs: Proofs
let rows: readonly StoredBody[]
beforeEach(async () => {
  const data = memoryData({ eventSchemas: portEvents })
  for (let n = 0; n < 4; n++) await data.events.append(write({ stream: 'load-1', expected: n - 1, events: [opened(`C-${n}`)] }))
  proofs = data.proofs!
  rows = await proofs.stored('load-1')
})
const codes = (changed: readonly StoredBody[], stream = 'load-1') =>
  findingsOf(stream, changed).map(({ revision, code }) => `${revision} ${code}`)
const rehashed = ({ body }: StoredBody, change: (body: string) => string): StoredBody => ({ body: change(body), hash: link(change(body)) })
const renamed = (row: StoredBody) => rehashed(row, (body) => body.replace(/C-\d/, 'C-9'))

it('finds nothing wrong with an untouched stream', async () => {
  expect(await checkStreams(proofs, ['load-1', 'load-2'])).toEqual({
    streams: [{ stream: 'load-1', facts: 4, findings: [] }],
    notary: proofs.fingerprint,
  })
})
it('finds an edited event, whether its hash was adapted or not', () => {
  expect(codes(rows.map((row, at) => (at === 1 ? { ...row, body: row.body.replace('C-1', 'C-9') } : row)))).toEqual(['1 EDITED'])
  expect(codes(rows.map((row, at) => (at === 1 ? renamed(row) : row)))).toEqual(['2 BROKEN'])
  expect(codes([{ body: 'nothing', hash: rows[0]!.hash }, ...rows.slice(1)])).toEqual(['0 EDITED'])
})
it('finds events that were deleted, reordered or moved from another stream', () => {
  expect(codes(rows.filter((_, at) => at !== 1))).toEqual(['2 MISSING'])
  expect(codes([rows[0]!, rows[2]!, rows[1]!, rows[3]!])).toContain('1 MISSING')
  expect(codes(rows, 'load-2')[0]).toBe('0 MOVED')
})
it('finds a last event that was chained again after the notary had signed it', async () => {
  proofs.signHead()
  const tampered = { ...proofs, stored: async () => [...rows.slice(0, -1), renamed(rows.at(-1)!)] }
  const { streams, head } = await checkStreams(tampered, ['load-1'])
  expect(streams[0]!.findings).toEqual([{ revision: 3, code: 'UNWITNESSED' }])
  expect(head).toMatchObject({ position: '3' })
})
