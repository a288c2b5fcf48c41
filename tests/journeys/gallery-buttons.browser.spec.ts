import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser } from '../kit/browser.ts'
import { withGallery } from '../kit/gallery.ts'

describe.skipIf(!hasBrowser)('the buttons of the gallery', () => {
  let page: Page
  withGallery((opened) => {
    page = opened
  })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const description = (name: string) =>
    button(name).evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)

  it('are named by their text without the key, or by their label without the number', async () => {
    for (const name of ['Limpar filtros', 'Aprovar', 'Excluir', 'Atualizar: 4 atualizações', 'Filtros Avançados, ativos'])
      expect({ name, is: await button(name).count() }).toEqual({ name, is: 1 })
    expect(await button('Atualizar: 4 atualizações').locator('.p-badge').textContent()).toBe('4')
    expect(await page.locator('button[type="submit"]:not(form button)').count()).toBe(0)
  })

  it('are disabled and busy while their work is pending', async () => {
    expect(await button('Salvando').isDisabled()).toBe(true)
    expect(await button('Salvando').getAttribute('aria-busy')).toBe('true')
    expect(await button('Inativo').isDisabled()).toBe(true)
  })

  it('stay reachable when blocked, described by the rule, whose tooltip Escape closes', async () => {
    const blocked = button('Finalizar Frete')
    const rule = 'Só depois de aprovados todos os comprovantes'
    expect(await blocked.getAttribute('aria-disabled')).toBe('true')
    expect(await description('Finalizar Frete')).toBe(rule)
    await button('Limpar filtros').focus()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    while ((await focused()) !== 'Finalizar Frete') await page.keyboard.press('Tab')
    const tooltip = page.locator('.p-tooltip', { hasText: rule })
    await tooltip.waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })
  })

  it('show their name as a tooltip under the mouse, inside the window, and do not say it twice', async () => {
    await button('Filtros Avançados, ativos').hover()
    const tooltip = page.locator('.p-tooltip', { hasText: 'Filtros Avançados, ativos' })
    await tooltip.waitFor()
    const box = await tooltip.boundingBox()
    const control = await button('Filtros Avançados, ativos').boundingBox()
    expect(box!.y).toBeGreaterThanOrEqual(control!.y + control!.height)
    expect(await description('Filtros Avançados, ativos')).toBeUndefined()
    await page.mouse.move(0, 0)
    await tooltip.waitFor({ state: 'detached' })
  })
})
