import { createPublicKey } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { headsIn, notaryFiles } from '@embarca/services/adapters/disk/heads-file.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { verificationFile } from '@embarca/services/adapters/sqlite/verification-file.ts'
import { link } from '@embarca/services/kit/chain.ts'
import { describeVerification, type LogVerification, verifier } from '@embarca/services/kit/verify-log.ts'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from '../ports/events.ts'
import { temporaryFolder } from '../ports/stores.ts'

/** A checkpoint at every signed head. */
const OFTEN = 1

describe('the check of a log that was checked before', () => {
  let folder: string
  /** Twelve events more, four of each of three streams; their end is signed. */
  const recordMore = async (round: number) => {
    const data = openData(folder, { eventSchemas: portEvents })
    for (let n = 4 * round; n < 4 * (round + 1); n++)
      for (const stream of ['load-1', 'load-2', 'load-3'])
        await data.events.append(write({ stream, expected: n - 1, events: [n % 2 ? driven() : opened(`C-${n}`)] }))
    await data.close()
  }
  const progressFile = () => dataFiles(folder).verified
  /** `killedAt`: ends before it reads that position. */
  const verify = ({ fromStart = false, killedAt = Number.POSITIVE_INFINITY } = {}) => {
    const progress = verificationFile(progressFile(), { fromStart })
    const key = createPublicKey(readFileSync(notaryFiles(folder).publicKey))
    const check = verifier(headsIn(notaryFiles(folder).heads), key, progress, { saveEvery: OFTEN })
    const read: number[] = []
    for (const event of storedEvents(dataFiles(folder).log, progress.before?.position)) {
      if (event.position >= killedAt) break
      read.push(event.position)
      check.take(event)
    }
    const result = killedAt < Number.POSITIVE_INFINITY ? undefined : check.result()
    progress.close()
    return { ...(result as LogVerification), read }
  }
  const tamper = (...statements: string[]) => {
    const db = new DatabaseSync(dataFiles(folder).log)
    for (const statement of statements) db.exec(statement)
    db.close()
  }
  const forgedLast = (position: number) => {
    const { body } = [...storedEvents(dataFiles(folder).log)][position]!
    const forged = body.replace('"userId":"u1"', '"userId":"u2"')
    return `UPDATE events SET body = '${forged}', hash = '${link(forged)}' WHERE position = ${position}`
  }

  beforeEach(async () => {
    folder = temporaryFolder()
    await recordMore(0)
    expect(verify()).toMatchObject({ findings: [], events: 12 })
    await recordMore(1)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('reads what was recorded since, from the last event it knows', () => {
    const result = verify()
    expect(result.read).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
    expect(result).toMatchObject({ findings: [], events: 24, streams: 3, vouched: '23', earlier: { position: 11 } })
    expect(describeVerification(result)[0]).toBe('12 events read, 24 in 3 streams in all.')
    expect(describeVerification(result)[1]).toMatch(/^Up to position 11, signed at .* found with --full\.$/)
    expect(verify().read).toEqual([23])
  })

  it('goes on at the last signed head when it was killed in between', async () => {
    verify()
    await recordMore(2)
    await recordMore(3)
    verify({ killedAt: 40 })
    const result = verify()
    expect(result.read[0]).toBe(35)
    expect(result).toMatchObject({ findings: [], events: 48, streams: 3, vouched: '47' })
  })

  const sinceThen: readonly (readonly [what: string, tamperWith: () => readonly string[], finding: string])[] = [
    ['an edited event', () => [`UPDATE events SET body = replace(body, 'C-6', 'C-7') WHERE position = 18`], 'revision 6) was edited'],
    ['an edited last event with a recomputed hash', () => [forgedLast(23)], 'up to position 23 is not the one signed'],
    ['deleted events', () => ['DELETE FROM events WHERE position IN (14, 15)'], 'positions 14 to 15 are missing'],
    ['a deleted first event since', () => ['DELETE FROM events WHERE position = 12'], 'positions 12 to 12 are missing'],
    [
      'a deleted event whose gap was closed',
      () => [
        'DELETE FROM events WHERE position = 14',
        ...Array.from({ length: 9 }, (_, n) => `UPDATE events SET position = ${n + 14} WHERE position = ${n + 15}`),
      ],
      '(load-3 revision 5) follows revision 3',
    ],
    [
      'two swapped events',
      () => [
        'UPDATE events SET position = 99 WHERE position = 15',
        'UPDATE events SET position = 15 WHERE position = 16',
        'UPDATE events SET position = 16 WHERE position = 99',
      ],
      'was moved',
    ],
    ['a stream read past an event', () => ['UPDATE events SET before = 0 WHERE position = 12'], 'does not lead back'],
    [
      'a hidden end of a stream',
      () => ['UPDATE streams SET head = 10 WHERE id = 2', 'UPDATE marked SET position = 23'],
      'load-2 is read from position 10, but went on to 22',
    ],
    ['a cut', () => ['DELETE FROM events WHERE position > 20'], 'the log was cut: it ends before position 21'],
  ]
  it.each(sinceThen)('finds %s since then, now and in a full check', (_, tamperWith, finding) => {
    tamper(...tamperWith())
    expect(verify().findings.join()).toContain(finding)
    expect(verify({ fromStart: true }).findings.join()).toContain(finding)
  })

  const beforeThen: typeof sinceThen = [
    ['an edited event', () => [`UPDATE events SET body = replace(body, 'C-2', 'C-7') WHERE position = 6`], 'revision 2) was edited'],
    ['an edited event with a recomputed hash', () => [forgedLast(9)], 'up to position 11 is not the one signed'],
    ['deleted events', () => ['DELETE FROM events WHERE position IN (4, 5)'], 'positions 4 to 5 are missing'],
    ['a stream read past an event', () => ['UPDATE events SET before = 0 WHERE position = 9'], 'does not lead back'],
  ]
  it.each(beforeThen)('leaves %s before then to a full check, and says so', (_, tamperWith, finding) => {
    tamper(...tamperWith())
    const again = verify()
    expect(again.findings).toEqual([])
    expect(describeVerification(again).join()).toContain('a change made there since is found with --full')
    expect(verify({ fromStart: true }).findings.join()).toContain(finding)
  })

  const atTheJoint: readonly (readonly [what: string, tamperWith: () => void, finding: string])[] = [
    ['edited', () => tamper(`UPDATE events SET body = replace(body, 'driver', 'diver') WHERE position = 11`), 'no longer there'],
    ['exchanged', () => tamper(forgedLast(11)), 'no longer there'],
    ['deleted', () => tamper('DELETE FROM events WHERE position = 11'), 'no longer there'],
    ['cut away', () => tamper('DELETE FROM events WHERE position > 8'), 'the log was cut: it ends before position 11'],
    [
      'signed by a head that is gone',
      () => {
        const { heads } = notaryFiles(folder)
        writeFileSync(heads, readFileSync(heads, 'utf8').split('\n').slice(1).join('\n'))
      },
      'no signed head is left for position 11',
    ],
    [
      'signed by a head that was forged',
      () => {
        const { heads } = notaryFiles(folder)
        writeFileSync(heads, readFileSync(heads, 'utf8').replace(/"time":"\d{4}/, '"time":"1999'))
      },
      'no signed head is left for position 11',
    ],
  ]
  it.each(atTheJoint)('finds the event it ended with %s', (_, tamperWith, finding) => {
    tamperWith()
    expect(verify().findings.join()).toContain(finding)
  })

  it('keeps what it found until a full check finds nothing', async () => {
    tamper(`UPDATE events SET body = replace(body, 'C-6', 'C-7') WHERE position = 18`)
    verify()
    await recordMore(2)
    expect(verify().findings.join()).toContain('revision 6) was edited')
    tamper(`UPDATE events SET body = replace(body, 'C-7', 'C-6') WHERE position = 18`)
    expect(verify().findings.join()).toContain('revision 6) was edited')
    expect(verify({ fromStart: true }).findings).toEqual([])
    expect(verify()).toMatchObject({ findings: [], events: 36 })
  })

  it('reads what no head covers again each time', async () => {
    const signed = readFileSync(notaryFiles(folder).heads)
    await recordMore(2)
    writeFileSync(notaryFiles(folder).heads, signed)
    expect(verify()).toMatchObject({ findings: [], events: 36, vouched: '23' })
    expect(verify().read[0]).toBe(23)
  })
})
