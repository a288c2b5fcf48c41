import { readFileSync } from 'node:fs'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { modules } from '@embarca/services/modules.ts'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFineInEveryLook } from '../kit/axe.ts'
import { hasBrowser, openBrowser } from '../kit/browser.ts'
import { unpacked } from '../kit/evidence.ts'
import { pathOf, type ServedApplication, startServedApplication } from '../kit/served-application.ts'
import { tabTo } from '../kit/visitor.ts'

const TEN_SECONDS = 10_000

describe.skipIf(!hasBrowser)('an auditor replays a load from launch to end, and downloads the evidence', () => {
  let browser: Browser
  let application: ServedApplication
  let page: Page
  let events: readonly Recorded[]
  let hash: string
  beforeAll(async () => {
    ;[browser, application] = await Promise.all([openBrowser(), startServedApplication()])
    const log = await application.application.data.events.readAll('-1', 100_000)
    const eventsOf = (id: string) => log.filter(({ key, stream }) => key === id && stream.startsWith('load-'))
    const finished = log.filter(({ type }) => type === 'LoadFinished').map(({ key }) => key)
    // A load without a draft: a draft would have its first event before the launch.
    hash = finished.find((id) => eventsOf(id)[0]!.type === 'LoadLaunched')!
    events = eventsOf(hash)
    const attempt = { type: 'CancelLoad', data: { id: hash, reason: 'Engano' } } as const
    expect(isRefusal(await application.application.run(modules.load, attempt, { by: actorNamed('operador'), key: 'tried' }))).toBe(true)
    page = await application.signIn(browser, 'admin', `/loads/${hash}/details`)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    await application.close()
  })

  const press = (key: string) => page.keyboard.press(key)
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  const slider = () => page.getByRole('slider', { name: 'Momento' })
  const inAddress = (name: 'at' | 'with') => JSON.parse(new URL(page.url()).searchParams.get(name)!)
  const waitForHeading = (label: string) => panel('O que aconteceu').getByRole('heading', { name: label }).waitFor()
  const difference = (field: string) => panel('O que mudou').getByRole('row').filter({ hasText: field }).getByRole('cell').allInnerTexts()

  it('opens the replay from the details, and sees that the records are intact', async () => {
    await tabTo(page, 'Linha do tempo', 80)
    await press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Linha do tempo' }).waitFor()
    expect(pathOf(page)).toBe(`/loads/${hash}/replay`)
    await panel('Verificação').getByText('Registro íntegro').waitFor()
    await panel('Verificação').getByText('Carga', { exact: true }).waitFor()
  })

  it('finds a refused command among the events, and sees that it changed nothing', async () => {
    await waitForHeading('Recusado: cancelar carga')
    await panel('O que aconteceu').getByText('A carga não permite esta ação no status atual.').waitFor()
    await panel('O que aconteceu').getByText('Ana Martins').waitFor()
    await panel('O que mudou').getByText('Nada mudou nos dados da carga.').waitFor()
    await panel('Registros').getByText('1 recusada').waitFor()
  })

  it('steps by keyboard: the first, the next, one back, the last', async () => {
    await press('Home')
    await waitForHeading('Carga lançada')
    expect(await slider().getAttribute('aria-valuenow')).toBe('1')
    expect(inAddress('at')).toBe(events[0]!.position)
    await press('ArrowRight')
    await expect.poll(() => slider().getAttribute('aria-valuenow')).toBe('2')
    await press('ArrowLeft')
    await waitForHeading('Carga lançada')
    await press('End')
    await waitForHeading('Recusado: cancelar carga')
  })

  it('compares two instants, and the address keeps both', async () => {
    await press('Home')
    await waitForHeading('Carga lançada')
    await press('c')
    await panel('O que mudou').getByText('A comparação parte deste momento').waitFor()
    await press('End')
    await expect.poll(() => difference('Status')).toEqual([expect.any(String), 'Carga finalizada'])
    await page.reload()
    await waitForHeading('Recusado: cancelar carga')
    expect(inAddress('with')).toBe(events[0]!.position)
    expect((await difference('Transportadora'))[0]).toBe('—')
    await panel('O que mudou').getByRole('button', { name: 'Encerrar comparação' }).click()
    await panel('O que mudou').getByText('desde o registro anterior').waitFor()
  })

  it('goes to a given instant', async () => {
    const bound = events.find(({ type }) => type === 'DriverBound')!
    const local = new Date(bound.recordedAt).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' }).replace(',', '')
    await page.getByRole('textbox', { name: 'Ir para o instante' }).fill(local.slice(0, 16))
    await panel('Como estava').getByText('Motorista', { exact: true }).waitFor()
    expect(await slider().getAttribute('aria-valuetext')).toContain(local.slice(0, 16))
  })

  it('has no overflow and no accessibility fault in every size and theme', () => isFineInEveryLook(page), 30_000)

  it('downloads the evidence, which anyone verifies in ten seconds', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar evidências' }).click()])
    expect(download.suggestedFilename()).toMatch(/^evidencias-.+\.zip$/)
    const hand = unpacked(unzipSync(readFileSync(await download.path())))
    const key = (await panel('Verificação').locator('code').innerText()).replaceAll(' ', '')
    const since = performance.now()
    const { status, output } = await hand.verify('--chave', key)
    expect(performance.now() - since).toBeLessThan(TEN_SECONDS)
    expect(output).toContain('✔ Tudo confere')
    expect(status).toBe(0)
    hand.close()
  })
})
