import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../kit/axe.ts'
import { hasBrowser } from '../kit/browser.ts'
import { withGallery } from '../kit/gallery.ts'

describe.skipIf(!hasBrowser)('the choices of the gallery', () => {
  let page: Page
  withGallery((opened) => {
    page = opened
  })

  it('a checkbox, radio buttons and a switch are native inputs, named by their labels, by mouse and by keys', async () => {
    const checkbox = page.getByRole('checkbox', { name: 'Prioridade', exact: true })
    await page.getByText('Prioridade', { exact: true }).click()
    expect(await checkbox.isChecked()).toBe(true)
    await checkbox.press('Space')
    expect(await checkbox.isChecked()).toBe(false)
    const way = (name: string) => page.getByRole('radio', { name, exact: true })
    await way('ida').press('ArrowDown')
    expect([await way('ida').isChecked(), await way('volta').isChecked()]).toEqual([false, true])
    const alerts = page.getByRole('switch', { name: 'Receber alertas' })
    expect(await page.getByRole('switch').count()).toBe(1)
    expect(await alerts.isChecked()).toBe(true)
    await alerts.press('Space')
    expect(await alerts.isChecked()).toBe(false)
  })

  it('options side by side are pressed buttons in a named group, with one tab stop, by Enter, Space and arrows', async () => {
    const group = page.getByRole('group', { name: 'Exibição' })
    const pressed = () => group.getByRole('button', { pressed: true }).allTextContents()
    expect(await pressed()).toEqual(['Quadro'])
    await group.getByRole('button', { name: 'Quadro' }).press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(pressed).toEqual(['Tabela'])
    await group.getByRole('button', { name: 'Tabela' }).press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect.poll(pressed).toEqual(['Quadro'])
    expect(await group.locator('[tabindex="0"]').count()).toBe(1)
  })

  it('stars are radio buttons of one group, named by their number, with one tab stop', async () => {
    const stars = page.getByRole('radiogroup', { name: 'Avaliação' })
    const star = (name: string) => stars.getByRole('radio', { name, exact: true })
    const checked = () => stars.locator('[aria-checked="true"]').getAttribute('aria-label', { timeout: 1000 })
    expect(await stars.locator('[tabindex="0"]').count()).toBe(1)
    await star('1 estrela').press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(checked).toBe('3 estrelas')
    expect(await star('3 estrelas').evaluate((one) => one === document.activeElement)).toBe(true)
    await star('5 estrelas').click()
    await expect.poll(checked).toBe('5 estrelas')
    expect((await violations(page)).filter((one) => /^(serious|critical)/.test(one))).toEqual([])
  })
})
