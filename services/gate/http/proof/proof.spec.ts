import { randomBytes } from 'node:crypto'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { people } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { arrivalIn } from './arrival.ts'
import { arrivalProofPdf } from './pdf.ts'
import { proofIn, tokenOfProof } from './token.ts'

const at = '2026-01-06T11:12:00.000Z'
const visit = (...events: readonly (readonly [type: string, data?: object])[]) =>
  events.map(([type, data], revision) => ({
    ...{ type, revision, hash: `hash-${revision}`, by: { userId: people.ana.userId } },
    data: {
      loadId: 'L1',
      conciergeId: 'p1',
      shipperId: 's1',
      zone: 'America/Sao_Paulo',
      plate: 'ABC1D23',
      driverName: 'João',
      at,
      ...data,
    },
  })) as unknown as readonly Recorded[]

describe('the proof of arrival (Lei 11.442/2007, art. 11 § 9; Y40)', () => {
  it('is of the arrival that stands, with its hash and without a person', () => {
    expect(arrivalIn(visit(['GateCheckedIn'], ['GateEntered']))).toEqual({
      ...{ revision: 0, conciergeId: 'p1', shipperId: 's1', zone: 'America/Sao_Paulo', plate: 'ABC1D23', at, hash: 'hash-0' },
    })
    expect(arrivalIn(visit(['GateCommented']))).toBeUndefined()
  })
  it('is none while the check-in is undone, and another one after the next', () => {
    expect(arrivalIn(visit(['GateCheckedIn'], ['GateCheckInUndone']))).toBeUndefined()
    expect(arrivalIn(visit(['GateCheckedIn'], ['GateCheckInUndone'], ['GateCheckedIn']))).toMatchObject({ revision: 2, hash: 'hash-2' })
  })
  it('is none once staff revoked it, until the truck arrives again', () => {
    expect(arrivalIn(visit(['GateCheckedIn'], ['ArrivalProofRevoked']))).toBeUndefined()
    expect(arrivalIn(visit(['GateCheckedIn'], ['ArrivalProofRevoked'], ['GateCheckInUndone'], ['GateCheckedIn']))).toMatchObject({
      revision: 3,
    })
  })
  it('shows both moments of a corrected arrival (Y10)', () => {
    const corrections = ['10:50', '10:40'].map(
      (time) => ['GateCheckInCorrected', { at: `2026-01-06T${time}:00.000Z`, before: at }] as const,
    )
    expect(arrivalIn(visit(['GateCheckedIn'], ...corrections))).toMatchObject({ at: '2026-01-06T10:40:00.000Z', recordedAt: at })
  })
  it('has a link that only this server can make', () => {
    const secret = randomBytes(32)
    const named = { visitId: '0198-load@0198-place', revision: 7 }
    const token = tokenOfProof(secret, named)
    expect(proofIn(secret, token)).toEqual(named)
    expect(token).toMatch(/^[\w-]+$/)
    const forged = `${Buffer.from('0198-load@0198-place:8').toString('base64url')}${token.slice(-12)}`
    for (const wrong of [forged, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(1), '', 'x'.repeat(500)])
      expect(proofIn(secret, wrong)).toBeUndefined()
    expect(proofIn(randomBytes(32), token)).toBeUndefined()
  })
  it('is a PDF', async () => {
    const place = { name: 'Fábrica', street: 'Rua A, 1', city: 'Manaus', state: 'AM' }
    const pdf = await arrivalProofPdf(
      { place, zone: 'America/Manaus', at, plate: 'ABC1D23', hash: 'f'.repeat(64) },
      'https://e.example/arrival/x',
    )
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
