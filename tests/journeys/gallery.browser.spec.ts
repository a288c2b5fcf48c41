import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser } from '../kit/browser.ts'
import { withGallery } from '../kit/gallery.ts'

const SHOTS = process.env['SHOTS']

describe.skipIf(!hasBrowser)('the gallery of shared widgets', () => {
  let page: Page
  withGallery((opened) => {
    page = opened
  })
  const presets = async (label: string) => {
    await page.getByRole('button', { name: label, exact: false }).first().click()
    const panel = page.getByRole('dialog', { name: label })
    const names = await panel.locator('.range-presets button').allTextContents()
    const apply = panel.getByRole('button', { name: 'Aplicar' })
    expect(await apply.isDisabled()).toBe(true)
    await panel.getByRole('button', { name: names[1]! }).click()
    expect(await apply.isDisabled()).toBe(false)
    await panel.getByRole('button', { name: 'Cancelar' }).click()
    return names
  }

  it('picks a range by days or by months, applied once both ends are set (R013, R014, R015)', async () => {
    expect(await presets('Período')).toEqual(['Esta semana', 'Últimos 7 dias', 'Este mês', 'Últimos 30 dias', 'Último mês'])
    expect(await presets('Meses')).toEqual(['Este mês', 'Últimos 30 dias', 'Últimos 3 meses', 'Últimos 6 meses', 'Últimos 12 meses'])
  })

  it('picks a day and an hour, with Cancelar and Salvar (M074, R011)', async () => {
    await page.getByRole('button', { name: 'DateTimePopover' }).click()
    const panel = page.getByRole('dialog', { name: 'Chegada' })
    expect(await panel.locator('.time-row .num').first().textContent()).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
    const save = panel.getByRole('button', { name: 'Salvar' })
    expect(await save.isDisabled()).toBe(true)
    await panel.getByLabel('Chegada: hora').fill('0805')
    expect(await panel.getByLabel('Chegada: hora').inputValue()).toBe('08:05')
    expect(await save.isDisabled()).toBe(false)
    await panel.getByRole('button', { name: 'Cancelar' }).click()
  })

  it('lists files to remove or, only shown, to download (M075, M122, M123, R003, R004, R005)', async () => {
    expect(await page.getByText('Nenhum arquivo anexado...').count()).toBeGreaterThan(0)
    expect(await page.getByRole('button', { name: 'Baixar romaneio.pdf' }).isVisible()).toBe(true)
    const input = page.getByLabel(/Anexar arquivos/)
    await input.setInputFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') })
    const remove = page.getByRole('button', { name: 'Remover nota.xml' })
    const shown = () => remove.evaluate((button) => getComputedStyle(button).opacity)
    expect(await shown()).toBe('0')
    await page.locator('.file-list li', { hasText: 'nota.xml' }).hover()
    expect(await shown()).toBe('1')
    await remove.click()
    expect(await remove.count()).toBe(0)
    await input.setInputFiles({ name: 'virus.exe', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText('Um ou mais arquivos não foram anexados').waitFor()
    const why = 'Você não pode anexar um arquivo com tamanho superior ou igual a 5MB ou um arquivo com um formato diferente do solicitado.'
    await page.getByText(why).waitFor()
    for (const name of ['um.pdf', 'dois.pdf']) await input.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('x') })
    for (const name of ['um.pdf', 'dois.pdf']) await page.getByRole('button', { name: `Remover ${name}` }).waitFor()
  })

  it('cycles through images, with a thumbnail strip and a placeholder (R146)', async () => {
    const gallery = page.getByRole('group', { name: 'Imagens' })
    const thumbnails = gallery.getByRole('group', { name: 'Miniaturas' }).getByRole('button')
    expect(await thumbnails.count()).toBe(3)
    await gallery.getByText('1 de 3').waitFor()
    await gallery.getByRole('button', { name: 'Imagem 1', exact: true }).click()
    await page.keyboard.press('ArrowLeft')
    await gallery.getByText('3 de 3').waitFor()
    await gallery.getByRole('img', { name: 'perdida.png: imagem indisponível' }).waitFor()
    await gallery.getByRole('button', { name: 'Próxima imagem' }).click()
    await gallery.getByText('1 de 3').waitFor()
    expect(await thumbnails.first().getAttribute('aria-current')).toBe('page')
    await gallery.getByRole('button', { name: 'Imagem anterior' }).focus()
    await page.keyboard.press('Enter')
    await gallery.getByText('3 de 3').waitFor()
    await page.keyboard.press('ArrowRight')
  })

  it('zooms and turns an image in place; once it is larger than its stage, arrow keys scroll it', async () => {
    const gallery = page.getByRole('group', { name: 'Imagens' })
    const image = gallery.getByRole('img', { name: 'NF-e 183.204.svg' })
    const zoom = gallery.getByRole('status', { name: 'Aproximação' })
    const before = (await image.boundingBox())!
    expect(await gallery.getByRole('button', { name: 'Afastar' }).isDisabled()).toBe(true)
    for (const _ of [1, 2, 3]) await page.keyboard.press('+')
    expect(await zoom.innerText()).toBe('300 %')
    expect((await image.boundingBox())!.width / before.width).toBeCloseTo(3, 1)
    const scroller = gallery.locator('.zoom-scroll')
    await scroller.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.querySelector('.zoom-scroll')?.scrollLeft ?? 0) > 0)
    expect(await gallery.getByText('1 de 3').count()).toBe(1)
    await gallery.getByRole('button', { name: 'Girar à direita' }).click()
    const turned = (await image.boundingBox())!
    expect(turned.width / turned.height).toBeCloseTo(before.height / before.width, 1)
    await gallery.getByRole('button', { name: 'Girar à esquerda' }).click()
    expect((await image.boundingBox())!.height).toBeCloseTo(before.height, 0)
  })

  it('lists what happened as a list, which PrimeReact does not', async () => {
    const list = page.getByRole('list', { name: 'O que aconteceu' })
    expect(await list.getByRole('listitem').count()).toBe(4)
    expect(await list.getByRole('listitem').last().innerText()).toContain('Recusado: alterar o preço depois da contratação')
  })

  it('shows toasts with default titles, each in its style, below the bar (M078, M079, M080, M081, R144)', async () => {
    for (const [style, title] of [
      ['info', 'Informação'],
      ['error', 'Oops'],
      ['success', 'Confirmação'],
      ['warning', 'Aviso'],
    ]) {
      await page.getByRole('button', { name: `notification ${style}` }).click()
      await page.locator(`.note.notification.${style} b`, { hasText: title! }).last().waitFor()
      await page.getByRole('button', { name: `alert ${style}` }).click()
      const alert = page.getByRole('dialog', { name: title!, exact: true })
      await alert.getByRole('button', { name: 'Entendi' }).click()
      await page.getByRole('button', { name: `message ${style}` }).click()
      await page.locator(`.note.message.${style}`).last().waitFor()
    }
    expect(await page.getByLabel('Avisos do sistema').evaluate((notes) => notes.getBoundingClientRect().top)).toBe(58)
  })

  it('a drawer opens in 300 ms (R143)', async () => {
    await page.getByRole('button', { name: 'Drawer', exact: true }).click()
    const drawer = page.locator('.p-sidebar')
    await drawer.waitFor()
    const takes = await drawer.evaluate((box) => {
      box.classList.add('p-sidebar-enter-active')
      return getComputedStyle(box).transitionDuration
    })
    expect(takes).toBe('0.3s')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  it('asks before an export (M067, M076), and has no accessibility fault', async () => {
    await page.getByRole('button', { name: 'Exportação', exact: true }).click()
    await page.getByRole('region', { name: 'Exportar o histórico de cargas?' }).getByRole('button', { name: 'Gerar Histórico' }).waitFor()
    const serious = (await violations(page)).filter((one) => /^(serious|critical)/.test(one))
    expect(serious).toEqual([])
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/gallery.png`, fullPage: true })
  })
})
