import { createPublicKey } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { notaryFiles, readHeads } from '@embarca/services/adapters/disk/heads-file.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { storedEvents } from '@embarca/services/adapters/sqlite/stored-events.ts'
import { link } from '@embarca/services/kit/chain.ts'
import { describeVerification, verifyLog } from '@embarca/services/kit/verify-log.ts'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driven, opened, portEvents, write } from '../ports/events.ts'
import { temporaryFolder } from '../ports/stores.ts'

describe('the check of the log file', () => {
  let folder: string
  const session = async (work: (events: ReturnType<typeof openData>['events']) => Promise<unknown>) => {
    const data = openData(folder, { eventSchemas: portEvents })
    await work(data.events)
    await data.close()
  }
  const verify = () =>
    verifyLog(
      storedEvents(dataFiles(folder).log),
      readHeads(notaryFiles(folder).heads),
      createPublicKey(readFileSync(notaryFiles(folder).publicKey)),
    )
  const tamper = (...statements: string[]) => {
    const db = new DatabaseSync(dataFiles(folder).log)
    for (const statement of statements) db.exec(statement)
    db.close()
  }

  beforeEach(async () => {
    folder = temporaryFolder()
    await session(async (events) => {
      for (let n = 0; n < 4; n++)
        for (const stream of ['load-1', 'load-2', 'load-3'])
          await events.append(write({ stream, expected: n - 1, events: [n % 2 ? driven() : opened(`C-${n}`)] }))
    })
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('accepts an unchanged log', () => {
    expect(verify()).toEqual({ findings: [], events: 12, streams: 3, vouched: '11' })
    expect(describeVerification(verify()).join(' ')).toContain('Nothing was edited, deleted, inserted or reordered.')
  })

  it('detects an edited event', () => {
    tamper(`UPDATE events SET body = replace(body, 'C-2', 'C-7') WHERE position = 6`)
    expect(verify().findings).toEqual([expect.stringContaining('event 6 (load-1 revision 2) was edited')])
  })

  it('detects an edited last event of a stream with a recomputed hash', () => {
    const { body } = [...storedEvents(dataFiles(folder).log)][11]!
    const forged = body.replace('"userId":"u1"', '"userId":"u2"')
    tamper(`UPDATE events SET body = '${forged}', hash = '${link(forged)}' WHERE position = 11`)
    expect(verify().findings).toEqual([expect.stringContaining('the log up to position 11 is not the one signed')])
  })

  it('detects a changed sealed person', () => {
    tamper(`UPDATE events SET body = replace(body, '"blob":"', '"blob":"AAAA') WHERE position = 3`)
    expect(verify().findings[0]).toContain('event 3 (load-1 revision 1) was edited')
  })

  it('detects deleted events in the middle', () => {
    tamper('DELETE FROM events WHERE position IN (4, 5)')
    expect(verify().findings.join()).toContain('positions 4 to 5 are missing')
  })

  it('detects a deleted event whose gap was closed', () => {
    tamper(
      'DELETE FROM events WHERE position = 4',
      ...[5, 6, 7, 8, 9, 10, 11].map((position) => `UPDATE events SET position = ${position - 1} WHERE position = ${position}`),
    )
    const findings = verify().findings.join()
    expect(findings).toContain('event 4 (load-3 revision 1) was moved')
    expect(findings).toContain('(load-2 revision 2) follows revision 0')
  })

  it('detects two swapped events', () => {
    tamper(
      'UPDATE events SET position = 99 WHERE position = 3',
      'UPDATE events SET position = 3 WHERE position = 4',
      'UPDATE events SET position = 4 WHERE position = 99',
    )
    expect(verify().findings.join()).toContain('was moved')
  })

  it('detects an event inserted at the end of a stream with later ones renumbered', async () => {
    const events = [...storedEvents(dataFiles(folder).log)]
    const forged = JSON.stringify({ ...JSON.parse(events[9]!.body), revision: 4, position: '10', prev: events[9]!.hash })
    tamper(
      'UPDATE events SET position = 12 WHERE position = 11',
      'UPDATE events SET position = 11 WHERE position = 10',
      `INSERT INTO events (position, stream, revision, body, hash) SELECT 10, stream, 4, '${forged}', '${link(forged)}' FROM events WHERE position = 9`,
    )
    const findings = verify().findings.join()
    expect(findings).toContain('event 11 (load-2 revision 3) was moved')
    expect(findings).toContain('is not the one signed')
  })

  it('detects events of a stream hidden from readers', () => {
    tamper('UPDATE events SET before = 0 WHERE position = 9', 'UPDATE streams SET head = 4 WHERE id = 2', 'UPDATE marked SET position = 11')
    const findings = verify().findings.join()
    expect(findings).toContain('event 9 (load-1 revision 3) does not lead back to the event before it')
    expect(findings).toContain('load-2 is read from position 4, but went on to 10')
  })

  it('detects a missing end that was signed', () => {
    tamper('DELETE FROM events WHERE position > 8')
    expect(verify().findings).toEqual([expect.stringMatching(/the log was cut: it ends before position 9, but position 11 was signed at /)])
  })

  it('cannot detect a missing end that was not signed yet, and the verdict says so', async () => {
    const signed = readFileSync(notaryFiles(folder).heads)
    await session((events) => events.append(write({ stream: 'load-1', expected: 3, events: [opened(), opened(), opened()] })))
    writeFileSync(notaryFiles(folder).heads, signed)
    tamper('DELETE FROM events WHERE position > 13')
    const result = verify()
    expect(result).toMatchObject({ findings: [], vouched: '11' })
    expect(describeVerification(result).at(-1)).toBe(
      'The last 2 events are newer than the last head: they continue their streams, but a cut after them could not be detected.',
    )
  })

  it('detects a forged head', () => {
    const { heads } = notaryFiles(folder)
    writeFileSync(heads, readFileSync(heads, 'utf8').replace(/"time":"\d{4}/, '"time":"1999'))
    expect(verify().findings).toEqual([expect.stringContaining("does not carry the notary's signature")])
  })

  it('accepts heads that the notary signs after a restart', async () => {
    await session((events) => events.append(write({ stream: 'load-9' })))
    await session(async () => {})
    expect(readHeads(notaryFiles(folder).heads).map(({ position }) => position)).toEqual(['11', '12'])
    expect(verify()).toMatchObject({ findings: [], vouched: '12' })
  })
})
