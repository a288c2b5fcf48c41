import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { fileOfReport, reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportCommands, reportRoutes } from '@embarca/contracts/report/routes.ts'
import type { ReportMaker } from '@embarca/projections/kit/report.ts'
import { type RunningApp, startApp } from '@embarca/tests/kit/app.ts'
import { actor } from '@embarca/tests/kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '@embarca/tests/stories/fixtures.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ana = actor(['shipper_operator'], { userId: 'ana' })
const DAY = 86_400_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'press-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ask = async (app: RunningApp) =>
  reportOfStream(((await app.as(ana).call(reportCommands.history, { format: 'csv' })).body as { stream: string }).stream)
const statusOf = async (app: RunningApp, id: string) => (await app.as(ana).call(reportRoutes.report, { id })).body
const ended = async (app: RunningApp, id: string) => {
  for (;;) {
    const report = await statusOf(app, id)
    if (report.status !== 'RUNNING') return report
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
/** Gives a page, and then page after page until the program stops. */
const endless =
  (begun: () => void): ReportMaker =>
  async () => ({
    title: 'Sem fim',
    filters: [],
    columns: [{ name: 'A', kind: 'text' }],
    rows: (async function* () {
      for (;;) {
        yield [['a']]
        begun()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })(),
  })

describe('a report that a stop interrupted', () => {
  const cutShort = async () => {
    let begun = () => {}
    const going = new Promise<void>((resolve) => {
      begun = resolve
    })
    const app = await startApp({ now: FIXTURES_AT, folder, makers: { history: endless(begun) } })
    await recordFixtures(app)
    const id = await ask(app)
    await going
    expect((await statusOf(app, id)).status).toBe('RUNNING')
    await app.close()
    return id
  }
  it('starts again at the next start, as the same report', async () => {
    const id = await cutShort()
    const app = await startApp({ now: FIXTURES_AT, folder })
    expect(await ended(app, id)).toMatchObject({ id, status: 'FINISHED', rows: 3, fileId: fileOfReport(id) })
    expect((await app.as(ana).call(fileRoutes.download, { fileName: fileOfReport(id) })).text).toContain('CG-2')
    await app.close()
  })
  it('fails after some hours, and says so', async () => {
    const id = await cutShort()
    const app = await startApp({ now: '2026-01-06T12:30:00.000Z', folder })
    expect(await ended(app, id)).toMatchObject({
      status: 'FAILED',
      failure: 'A geração do relatório foi interrompida. Solicite novamente.',
    })
    expect((await app.as(ana).call(fileRoutes.download, { fileName: fileOfReport(id) })).status).toBe(404)
    await app.close()
  })
})

describe('the file of a report', () => {
  it('is deleted after its retention days, and the report says so', async () => {
    let app = await startApp({ now: FIXTURES_AT, folder })
    await recordFixtures(app)
    const id = await ask(app)
    await ended(app, id)
    await app.close()
    const download = async () => (await app.as(ana).call(fileRoutes.download, { fileName: fileOfReport(id) })).status
    app = await startApp({ now: new Date(Date.parse(FIXTURES_AT) + 29 * DAY).toISOString(), folder })
    expect(await download()).toBe(200)
    await app.close()
    app = await startApp({ now: new Date(Date.parse(FIXTURES_AT) + 31 * DAY).toISOString(), folder })
    await expect.poll(async () => (await statusOf(app, id)).status).toBe('EXPIRED')
    expect((await statusOf(app, id)).fileId).toBeUndefined()
    expect(await download()).toBe(404)
    await app.close()
  })
})

describe('a report that is asked for while the disk is full', () => {
  const onePage = async function* () {
    yield [['a']]
  }
  const diskFull = () => Object.assign(new Error('no room'), { code: 'ENOSPC' })
  it('is made once there is room again, without a restart', async () => {
    let tries = 0
    const made: ReportMaker = async () => {
      if (++tries < 3) throw diskFull()
      return { title: 'Frota', filters: [], columns: [{ name: 'A', kind: 'text' }], rows: onePage() }
    }
    const app = await startApp({ now: FIXTURES_AT, makers: { history: made } })
    await recordFixtures(app)
    const id = await ask(app)
    expect(await ended(app, id)).toMatchObject({ status: 'FINISHED', rows: 1 })
    expect(tries).toBe(3)
    await app.close()
  })
  it('starts again at the next start when the program stops before', async () => {
    const made: ReportMaker = async () => {
      throw diskFull()
    }
    let app = await startApp({ now: FIXTURES_AT, folder, makers: { history: made } })
    await recordFixtures(app)
    const id = await ask(app)
    await app.close()
    app = await startApp({ now: FIXTURES_AT, folder })
    expect(await ended(app, id)).toMatchObject({ id, status: 'FINISHED', rows: 3 })
    await app.close()
  })
})

describe('a report that breaks', () => {
  const broken: ReportMaker = async () => {
    throw new Error('no views')
  }
  it('says so, and leaves no file (M197)', async () => {
    const app = await startApp({ now: FIXTURES_AT, makers: { history: broken } })
    await recordFixtures(app)
    const id = await ask(app)
    expect(await ended(app, id)).toMatchObject({
      status: 'FAILED',
      failure: 'Ocorreu um erro ao gerar o relatório. Procure um administrador.',
    })
    expect((await app.as(ana).call(fileRoutes.download, { fileName: fileOfReport(id) })).status).toBe(404)
    await app.close()
  })
  it('counts as one of the reports that a user may have waiting', async () => {
    const app = await startApp({ now: FIXTURES_AT, makers: { history: endless(() => {}) } })
    await recordFixtures(app)
    const ids: string[] = []
    for (let i = 0; i < 13; i++) ids.push(await ask(app))
    expect(await ended(app, ids[12]!)).toMatchObject({
      status: 'FAILED',
      failure: 'Há muitos relatórios em processamento. Aguarde a conclusão dos anteriores.',
    })
    await app.close()
  })
})
