import { rmSync } from 'node:fs'
import { type DataOptions, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portEvents, write } from './events.ts'
import { temporaryFolder } from './stores.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const by = { userId: 'u1', roles: ['shipper_admin'], shipperId: 's1' }

describe('a data folder that is opened again', () => {
  let folder: string
  const open = (kept: NonNullable<DataOptions['kept']>) => openData(folder, { eventSchemas: portEvents, kept })
  beforeEach(() => void (folder = temporaryFolder()))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('has deleted the refused commands that are older than ATTEMPTS_KEPT_DAYS, and no others', async () => {
    const refused = (code: string, at: string) => ({ key: '1', at, by, command: 'Cancel', code, correlationId: 'c1' })
    const first = open({ attempts: 30, commands: 7 })
    for (const [code, at] of [
      ['OLD', daysAgo(20)],
      ['NEW', daysAgo(1)],
    ] as const)
      await first.attempts.note(refused(code, at))
    await first.close()
    const codesKept = async (attempts: number) => {
      const data = open({ attempts, commands: 7 })
      try {
        const read = async () => (await data.attempts.of('1')).map(({ code }) => code)
        await vi.waitFor(async () => expect(await read()).toHaveLength(attempts > 20 ? 2 : 1))
        return await read()
      } finally {
        await data.close()
      }
    }
    expect(await codesKept(30)).toEqual(['OLD', 'NEW'])
    expect(await codesKept(10)).toEqual(['NEW'])
  })

  it('recognises a repeated command for COMMANDS_KEPT_DAYS; its events stay for ever', async () => {
    const first = open({ attempts: 30, commands: 30 })
    const old = write({ now: daysAgo(20) })
    await first.events.append(old)
    await first.events.append(write({ stream: 'load-2', now: new Date().toISOString() }))
    await first.close()
    const isRecognised = async (commands: number) => {
      const data = open({ attempts: 30, commands })
      try {
        expect(await data.events.read('load-1')).toHaveLength(1)
        return (await data.events.answered(old.command, old.stream)) !== undefined
      } finally {
        await data.close()
      }
    }
    expect([await isRecognised(30), await isRecognised(7)]).toEqual([true, false])
  })
})
