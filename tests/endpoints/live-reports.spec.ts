import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { fileOfReport, reportOfStream } from '@embarca/contracts/report/codes.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import type { ReportMaker } from '@embarca/projections/kit/report.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { listener } from '../kit/listener.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let proceed: () => void
let fails = false
/** A report that waits for the test after its first page. */
const slow: ReportMaker = async () => {
  const signalled = new Promise<void>((resolve) => {
    proceed = resolve
  })
  return {
    title: 'Devagar',
    filters: [],
    columns: [{ name: 'A', kind: 'text' }],
    total: 4,
    rows: (async function* () {
      yield [['1'], ['2']]
      await signalled
      await pause(250)
      if (fails) throw new Error('the views are gone')
      yield [['3'], ['4']]
    })(),
  }
}
beforeEach(async () => {
  fails = false
  app = await startApp({ now: FIXTURES_AT, makers: { history: slow } })
  await recordFixtures(app)
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

type Someone = ReturnType<RunningApp['as']>
const listens = async (who: Someone) => {
  const { body } = await who.call(realtimeRoutes.auth, {})
  const { port } = app.app.server.address() as AddressInfo
  return listener(`ws://127.0.0.1:${port}/webshipper/realtime?ticket=${body.token}`)
}
const asks = async (who: Someone) =>
  reportOfStream(((await who.call(reportCommands.history, { format: 'csv' })).body as { stream: string }).stream)

it('only the user who requested a report receives its progress and its file (C408)', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'ana' })
  const bia = app.as(['shipper_admin'], { userId: 'bia' })
  const [hers, biaSocket] = [await listens(ana), await listens(bia)]
  const id = await asks(ana)
  hers.send({ subscribe: [`job:${id}`] })
  biaSocket.send({ subscribe: [`job:${id}`] })
  await hers.nextFrame('subscribed')
  expect((await biaSocket.nextFrame('refused')).channel).toBe(`job:${id}`)
  proceed()
  expect(await hers.nextFrame('REPORT_UPDATE')).toMatchObject({ channel: `job:${id}`, id, data: { total: 4 } })
  const { data } = await hers.nextFrame('REPORT_FINISH')
  expect(data).toMatchObject({ id, status: 'FINISHED', rows: 4, fileId: fileOfReport(id) })
  expect(JSON.stringify(data)).not.toContain('operationGroupIds')
  expect(biaSocket.frames).toEqual([])
  for (const socket of [hers, biaSocket]) socket.close()
})

it('the user who requested a report is notified when it fails (M197, C408)', async () => {
  fails = true
  const ana = app.as(['shipper_operator'], { userId: 'ana' })
  const socket = await listens(ana)
  const id = await asks(ana)
  socket.send({ subscribe: [`job:${id}`] })
  await socket.nextFrame('subscribed')
  proceed()
  expect((await socket.nextFrame('REPORT_FAIL')).data).toMatchObject({
    status: 'FAILED',
    failure: 'Ocorreu um erro ao gerar o relatório. Procure um administrador.',
  })
  socket.close()
})
